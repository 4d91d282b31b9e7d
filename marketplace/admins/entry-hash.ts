// SQL formula of the hash of an audit log entry, used for writing and for verifying.
import { rawSql, type Sql, sql } from '#platform/sql.ts';

/** Hash of the row with this alias in the statement; `before` is the hash of the entry before. */
export function hashEntry(row: 'e', before: Sql): Sql {
  const r = rawSql(row);
  return sql`sha256(coalesce(${before}, ''::bytea)
    || convert_to(concat_ws(chr(31), ${r}.admin_id, ${r}.actor, ${r}.action, coalesce(${r}.target_type, ''), coalesce(${r}.target_id, ''),
      coalesce(${r}.before::text, ''), coalesce(${r}.after::text, ''), coalesce(${r}.reason, ''), ${r}.ip, extract(epoch from ${r}.at)), 'UTF8'))`;
}
