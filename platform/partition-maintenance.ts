// Reads the state of partitioned tables, and updates their planner statistics.
import { clearInterval, setInterval } from 'node:timers';
import { z } from '#contracts/z.ts';
import type { Db } from './db.ts';
import { listPartitioned, listPartitions } from './partitions.ts';
import { maybe, one, type Queryable, rawSql, sql } from './sql.ts';

const strays = z.object({ rows: z.int() });

/**
 * Returns for each partitioned table the end of its last partition (`until`), and the number of rows in the default
 * partition, up to 1,000 (`strays`). A row is in the default partition if its month had no partition when the row was
 * inserted, for example because the clock was wrong.
 */
export async function readPartitions(db: Queryable) {
  const facts = [];
  for (const { table } of await listPartitioned(db)) {
    const parts = await listPartitions(db, table);
    const rest = rawSql(`months.${table}_other`);
    const found = await maybe(db, sql`select count(*)::int as rows from (select from ${rest} limit 1000) few`, strays);
    facts.push({ table, parts: parts.length, until: parts.at(-1)?.until ?? null, strays: found?.rows ?? 0 });
  }
  return facts;
}

const ANALYZE_WITHIN_MS = 60_000;
const HEARTBEAT_MS = 2000;

/**
 * Analyses the partitioned parents, which autovacuum does not. Without these statistics the planner does not know the
 * distribution of rows over all partitions.
 */
export async function analyzePartitioned(db: Db, progress: () => void): Promise<void> {
  const { only } = await one(
    db,
    sql`select case when current_setting('server_version_num')::int >= 180000 then 'only' else '' end as only`,
    z.object({ only: z.string() }),
  );
  for (const { table } of await listPartitioned(db)) {
    const client = await db.connect();
    const analyze = { text: `analyze ${only} public.${table}`, values: [], query_timeout: ANALYZE_WITHIN_MS };
    const heartbeat = setInterval(progress, HEARTBEAT_MS);
    try {
      await client.query(`begin; set local statement_timeout = ${ANALYZE_WITHIN_MS}`);
      await client.query(analyze);
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }
}
