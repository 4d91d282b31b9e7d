// Rows and a digest of every table: the same for the same rows, in whatever order and partition they lie.
import { z } from '#contracts/z.ts';
import { joinSql, many, one, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import type { TableChecksum } from './manifest.ts';

const name = z.object({ name: z.string(), unlogged: z.boolean() });
const checksum = z.object({ rows: z.int(), digest: z.string() });

/** Whatever the server or the role are set to, a row is the same text. */
const asText = sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true), set_config('IntervalStyle', 'postgres', true),
  set_config('extra_float_digits', '3', true), set_config('bytea_output', 'hex', true)`;

/** Roots of partitions, not their parts; nothing of Postgres' own and of its extensions. */
export function listTables(db: Queryable) {
  return many(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as name, c.relpersistence = 'u' as unlogged
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1`,
    name,
  );
}

/** No table goes away while it is read: a partition whose time is over waits. Within a transaction. */
export async function lockTables(tx: Queryable): Promise<void> {
  const tables = await listTables(tx);
  if (tables.length === 0) return;
  const names = joinSql(
    tables.map((table) => rawSql(table.name)),
    ', ',
  );
  await run(tx, sql`lock table ${names} in access share mode`);
}

/** Within a transaction; one that reads one snapshot throughout tells of one moment. */
export async function checksumTables(tx: Queryable): Promise<Record<string, TableChecksum>> {
  await run(tx, asText);
  const all: Record<string, TableChecksum> = {};
  for (const table of await listTables(tx)) {
    // The sum of sixty bits of each row's digest: no order to sort by, and nothing that grows with the table.
    const statement = sql`select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as digest
      from ${rawSql(table.name)} t`;
    all[table.name] = { ...(await one(tx, statement, checksum)), unlogged: table.unlogged };
  }
  return all;
}

/** What differs, as sentences: tables that are gone, that nobody expected, whose rows are others. */
export function differences(
  expected: Readonly<Record<string, TableChecksum>>,
  found: Readonly<Record<string, TableChecksum>>,
): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return names.flatMap((table) => {
    const [was, is] = [expected[table], found[table]];
    if (!was) return [`${table} is not in the backup.`];
    if (!is) return [`${table} is missing.`];
    if (was.moving) return [];
    if (was.rows !== is.rows) return [`${table} has ${is.rows} rows, and had ${was.rows}.`];
    return was.digest === is.digest ? [] : [`Rows of ${table} are others than they were.`];
  });
}
