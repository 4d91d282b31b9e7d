// SQL about the database: its size, largest tables, connections and version.
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, sql } from '#platform/sql.ts';

const facts = z.object({
  read_at: z.string(),
  postgres: z.string(),
  migrations: z.int(),
  last_migration: z.nullable(z.string()),
  most_connections: z.int(),
});

export const readDatabaseFacts = (db: Queryable) =>
  one(
    db,
    sql`select now() as read_at, split_part(current_setting('server_version'), ' ', 1) as postgres,
      (select count(*)::int from schema_migrations) as migrations,
      (select name from schema_migrations order by id desc limit 1) as last_migration,
      current_setting('max_connections')::int as most_connections`,
    facts,
  );

const bigTable = z.object({ name: z.string(), bytes: z.int(), rows: z.int() });

/**
 * Lists the largest tables. Row counts are estimates from the statistics. The size of a table includes its monthly
 * partitions.
 */
const listBiggestTables = (db: Queryable) =>
  many(
    db,
    sql`select case n.nspname when 'public' then whole.relname else n.nspname || '.' || whole.relname end as name, t.bytes, t.rows from (
        select coalesce((select inhparent from pg_inherits where inhrelid = c.oid), c.oid) as root,
          sum(pg_total_relation_size(c.oid))::float8 as bytes, sum(coalesce(pg_stat_get_live_tuples(c.oid), 0))::float8 as rows
        from pg_class c join pg_namespace s on s.oid = c.relnamespace
        where c.relkind = 'r' and s.nspname not in ('pg_catalog', 'information_schema') and s.nspname not like 'pg_toast%'
        group by 1
      ) t join pg_class whole on whole.oid = t.root join pg_namespace n on n.oid = whole.relnamespace
      order by t.bytes desc, name limit 8`,
    bigTable,
  );

const size = z.object({ database_bytes: z.int() });

/**
 * Returns the disk usage of the database. Postgres reads the size of every file for this, so do not call the function
 * every few seconds.
 */
export async function measureDatabase(db: Queryable) {
  const { database_bytes } = await one(
    db,
    sql`select pg_database_size(current_database())::float8 as database_bytes`,
    size,
  );
  return { database_bytes, tables: await listBiggestTables(db) };
}

const program = z.object({ program: z.string(), count: z.int() });

export const countConnections = (db: Queryable) =>
  many(
    db,
    sql`select coalesce(nullif(application_name, ''), '?') as program, count(*)::int as count from pg_stat_activity
      where datname = current_database() group by 1 order by 2 desc, 1`,
    program,
  );
