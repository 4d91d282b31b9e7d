// The queues that the benchmark pressure compares: adding and counting tasks, and the schema of the tables.
import { Queue } from 'bullmq';
import PgBoss from 'pg-boss';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';

export const TASK = 'count_one';

export const ways = ['ours', 'defaults', 'pgboss', 'bullmq'] as const;
export type Way = (typeof ways)[number];

/** Consecutive ids of tasks that are enqueued at the same time. */
export interface Batch {
  first: number;
  count: number;
  /** The time on the clock of the machine, in ms. */
  from: number;
}

export interface PressedQueue {
  add(batch: Batch): Promise<void>;
  /** Returns the number of tasks that are not complete. */
  left(): Promise<number>;
  /** The schema of the queue's tables; null for a queue outside Postgres. */
  schema: string | null;
  end(): Promise<unknown>;
}

const counted = z.object({ count: z.int() });

function openLibrary(url: string): PressedQueue {
  const db = openDb({ url, max: 2, name: 'bench adding' });
  return {
    schema: 'queue_bulk',
    add: async ({ first, count, from }) => {
      await run(
        db,
        sql`select from queue_bulk.add_jobs(array(
          select row(${TASK}::text, json_build_object('id', n, 'from', ${from}::float8), null, null, 25, null, 0, null)::queue_bulk.job_spec
          from generate_series(${first}::int, ${first + count - 1}::int) n))`,
      );
    },
    left: async () => (await one(db, sql`select count(*)::int from queue_bulk.jobs`, counted)).count,
    end: () => db.end(),
  };
}

const dataOf = ({ first, count, from }: Batch) => Array.from({ length: count }, (_, at) => ({ id: first + at, from }));

async function openBoss(url: string): Promise<PressedQueue> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue(TASK);
  return {
    schema: 'pgboss',
    add: async (batch) => {
      await boss.insert(dataOf(batch).map((data) => ({ name: TASK, data })));
    },
    left: () => boss.getQueueSize(TASK, { before: 'completed' }),
    end: () => boss.stop({ graceful: false }),
  };
}

function openBull(redis: string): PressedQueue {
  const queue = new Queue(TASK, { connection: { url: redis } });
  return {
    schema: null,
    add: async (batch) => {
      await queue.addBulk(dataOf(batch).map((data) => ({ name: TASK, data, opts: { removeOnComplete: true } })));
    },
    left: async () => {
      const { wait = 0, active = 0 } = await queue.getJobCounts('wait', 'active');
      return wait + active;
    },
    end: () => queue.obliterate({ force: true }).then(() => queue.close()),
  };
}

/** Opens the queue of one side in a database, or in Redis. */
export async function openQueue(way: Way, url: string, redis: string): Promise<PressedQueue> {
  if (way === 'bullmq') return openBull(redis);
  return way === 'pgboss' ? openBoss(url) : openLibrary(url);
}
