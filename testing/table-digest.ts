// Digests of all tables, to detect whether anything was written.
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, rawSql, sql } from '#platform/sql.ts';

const tableName = z.object({ name: z.string() });

/** Maps each table to the digest of its rows, except the tables in `but`. Includes large objects and sequences. */
export async function digestTables(db: Queryable, but: readonly string[] = []): Promise<Record<string, string>> {
  const tables = await many(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'v') and n.nspname not in ('pg_catalog', 'information_schema', 'admin_api') and n.nspname not like 'pg\\_%'
        and c.relname <> all(${but}::text[])
        and not exists (select from pg_inherits i join pg_class p on p.oid = i.inhparent where i.inhrelid = c.oid and p.relname = any(${but}::text[]))
      union all select 'pg_catalog.pg_largeobject_metadata' order by 1`,
    tableName,
  );
  const digests = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = sql`select md5(t::text) as row from ${rawSql(name)} t`;
      const whole = sql`select coalesce(md5(string_agg(row, '' order by row)), '') as name from (${rows}) r`;
      return [name, (await one(db, whole, tableName)).name];
    }),
  );
  return Object.fromEntries(digests);
}
