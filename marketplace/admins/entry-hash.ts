// How a row of the audit trail is sealed: one formula for writing and for checking.
import { rawSql, type Sql, sql } from '#platform/sql.ts';

/** The seal of the row under this name in the statement, over the seal of the one before it. */
export function hashEntry(row: 'e', before: Sql): Sql {
  const r = rawSql(row);
  return sql`sha256(coalesce(${before}, ''::bytea)
    || convert_to(concat_ws(chr(31), ${r}.admin_id, ${r}.actor, ${r}.action, coalesce(${r}.target_type, ''), coalesce(${r}.target_id, ''),
      coalesce(${r}.before::text, ''), coalesce(${r}.after::text, ''), coalesce(${r}.reason, ''), ${r}.ip, extract(epoch from ${r}.at)), 'UTF8'))`;
}
