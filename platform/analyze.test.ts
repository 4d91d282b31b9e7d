// Tests that all tables have planner statistics directly after the migrations.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { MAX_COST } from '#platform/console/limits.ts';
import { many, one, rawSql, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { analyzeNewTables } from './analyze.ts';

const database = useDatabase();
const plan = z.object({ plan: z.array(z.object({ Plan: z.object({ 'Total Cost': z.number() }) })) });

async function costOf(statement: string): Promise<number> {
  const { rows } = await database.db.query(`explain (format json) ${statement}`);
  const { plan: found } = plan.parse({ plan: rows[0]?.['QUERY PLAN'] });
  return found[0]?.Plan['Total Cost'] ?? Number.POSITIVE_INFINITY;
}

it('The migrations leave no table without statistics', async () => {
  const names = await many(
    database.db,
    sql`select relname as name from pg_class where relkind = 'r' and reltuples < 0
      and relnamespace in ('public'::regnamespace, 'months'::regnamespace)`,
    z.object({ name: z.string() }),
  );
  expect(names).toEqual([]);
});

it('A statement over empty tables with many partitions is far below the cost limit of the console right after a start', async () => {
  const statement = `select count(*) from admin_api.domain_events a, admin_api.job_views v, admin_api.notifications_archive n`;
  expect(await costOf(statement)).toBeLessThan(MAX_COST / 1000);
});

it('Analysing new tables leaves analysed tables alone', async () => {
  await database.db.query('create table newest (id int)');
  expect(await analyzeNewTables(database.db)).toEqual(['newest']);
  const { reltuples } = await one(
    database.db,
    sql`select reltuples::int from pg_class where oid = ${rawSql("'newest'::regclass")}`,
    z.object({ reltuples: z.int() }),
  );
  expect(reltuples).toBe(0);
  expect(await analyzeNewTables(database.db)).toEqual([]);
});
