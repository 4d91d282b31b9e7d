// Analyses new tables: without statistics Postgres assumes ten pages of rows for each table, even an empty one.
import { z } from '#contracts/z.ts';
import type { Db } from './db.ts';
import { many, rawSql, run, sql } from './sql.ts';

const table = z.object({ name: z.string() });

/**
 * Analyses the tables and partitions of the product that were never analysed, and returns their names. The SQL console
 * refuses statements whose planner cost is high, and the planner computes the cost from an assumed number of rows.
 * Without statistics, the cost of a join of two empty tables with many partitions would be several hundred thousand.
 */
export async function analyzeNewTables(db: Db): Promise<string[]> {
  const found = await many(
    db,
    sql`select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.reltuples < 0
      and c.relnamespace in (to_regnamespace('public'), to_regnamespace('months')) order by 1`,
    table,
  );
  for (const { name } of found) await run(db, sql`analyze ${rawSql(name)}`);
  return found.map(({ name }) => name);
}
