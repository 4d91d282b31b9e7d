// SQL of the database itself: its size, its biggest tables, its connections, its version.
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, sql } from '#platform/sql.ts';

const facts = z.object({
  read_at: z.string(),
  postgres: z.string(),
  migrations: z.int(),
  last_migration: z.nullable(z.string()),
  database_bytes: z.int(),
  most_connections: z.int(),
});

export const readDatabaseFacts = (db: Queryable) =>
  one(
    db,
    sql`select now() as read_at, split_part(current_setting('server_version'), ' ', 1) as postgres,
      (select count(*)::int from schema_migrations) as migrations,
      (select name from schema_migrations order by id desc limit 1) as last_migration,
      pg_database_size(current_database())::float8 as database_bytes, current_setting('max_connections')::int as most_connections`,
    facts,
  );

const bigTable = z.object({ name: z.string(), bytes: z.int(), rows: z.int() });

/** By what the statistics say: nothing is counted. */
export const listBiggestTables = (db: Queryable) =>
  many(
    db,
    sql`select name, pg_total_relation_size(oid)::float8 as bytes, rows from (
        select c.oid, case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name,
          greatest(0, c.reltuples)::float8 as rows
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
        order by c.relpages desc, c.relname limit 8) t
      order by bytes desc`,
    bigTable,
  );

const program = z.object({ program: z.string(), count: z.int() });

export const countConnections = (db: Queryable) =>
  many(
    db,
    sql`select coalesce(nullif(application_name, ''), '?') as program, count(*)::int as count from pg_stat_activity
      where datname = current_database() group by 1 order by 2 desc, 1`,
    program,
  );
