// SQL expression for the hash of an audit log entry, for writing entries and for verifying them later.
import { rawSql, type Sql, sql } from '#platform/sql.ts';

/**
 * SQL expression for the hash of a row. `row` is the alias of the row in the statement; `before` is the hash of the
 * previous entry.
 */
export function hashEntry(row: 'e', before: Sql): Sql {
  const r = rawSql(row);
  return sql`sha256(coalesce(${before}, ''::bytea)
    || convert_to(concat_ws(chr(31), ${r}.admin_id, ${r}.actor, ${r}.action, coalesce(${r}.target_type, ''), coalesce(${r}.target_id, ''),
      coalesce(${r}.before::text, ''), coalesce(${r}.after::text, ''), coalesce(${r}.reason, ''), ${r}.ip, extract(epoch from ${r}.at)), 'UTF8'))`;
}
