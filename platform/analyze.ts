// Statistics for tables that were never analysed: without them Postgres assumes ten pages of rows for each, also for an empty one.
import { z } from 'zod/mini';
import type { Db } from './db.ts';
import { many, rawSql, run, sql } from './sql.ts';

const table = z.object({ name: z.string() });

/**
 * Analyses the tables of the product and its months that were never analysed. The SQL console refuses statements by the planner's cost,
 * which multiplies the assumed rows: a join of two empty tables with many months would cost some hundred thousand. Returns their names.
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
