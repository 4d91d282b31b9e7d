// Computes row count and digest of every table. Equal rows result in equal digests, in any order and any partition.
import { z } from '#contracts/z.ts';
import { joinSql, many, one, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import type { TableChecksum } from './manifest.ts';

const name = z.object({ name: z.string(), unlogged: z.boolean() });
const checksum = z.object({ rows: z.int(), digest: z.string() });

/**
 * SQL that sets the text formats of values for the transaction. With these formats equal rows have equal text,
 * independent of the settings of the server and the role.
 */
const asText = sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true), set_config('IntervalStyle', 'postgres', true),
  set_config('extra_float_digits', '3', true), set_config('bytea_output', 'hex', true)`;

/** Lists the tables of the product. A partitioned table is listed without its partitions. */
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

/**
 * Locks the tables, because a table or expired partition must not be dropped while it is read. Requires a transaction.
 */
export async function lockTables(tx: Queryable): Promise<void> {
  const tables = await listTables(tx);
  if (tables.length === 0) return;
  const names = joinSql(
    tables.map((table) => rawSql(table.name)),
    ', ',
  );
  await run(tx, sql`lock table ${names} in access share mode`);
}

/**
 * Returns row count and digest of each table, by table name. Requires a transaction. With isolation level `repeatable
 * read` all checksums are of the same moment.
 */
export async function checksumTables(tx: Queryable): Promise<Record<string, TableChecksum>> {
  await run(tx, asText);
  const all: Record<string, TableChecksum> = {};
  for (const table of await listTables(tx)) {
    // The digest of a table is the sum of 60 bits of each row's MD5. A sum needs no sort order, and its memory does not
    // grow with the table.
    const statement = sql`select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as digest
      from ${rawSql(table.name)} t`;
    all[table.name] = { ...(await one(tx, statement, checksum)), unlogged: table.unlogged };
  }
  return all;
}

/** Returns the differences as sentences: missing tables, unexpected tables, and different rows. */
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
    return was.digest === is.digest ? [] : [`Rows of ${table} have changed.`];
  });
}
