// Fills a queue with trivial tasks and runs them all, in one of several ways: with the product's settings, the
// library's defaults, BullMQ, pg-boss, or plain SQL.
import { setTimeout as pause } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Logger, run as runLibrary } from 'graphile-worker';
import PgBoss from 'pg-boss';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { silentLog } from '#testing/silent-log.ts';
import { startWorkerProcess } from '#worker/runner/worker-process.ts';
import { sharedClock } from '../statistics.ts';

const [way = '', url = '', redis = '', given = '0', at = '1'] = process.argv.slice(2);
const count = Number(given);
const concurrency = Number(at);
const TASK = 'count_one';
/** Number of tasks that plain SQL and pg-boss fetch at a time. */
const TAKEN = 500;
const BOSS_LOOPS = 4;
const db = openDb({ url, max: 2, name: 'bench drain' });
const left = z.object({ left: z.boolean() });

let handled = 0;
async function countOne(): Promise<void> {
  handled += 1;
}

async function until(done: () => Promise<boolean>): Promise<void> {
  while (handled < count) await pause(1);
  while (!(await done())) await pause(1);
}
const queueIsEmpty = async () => !(await one(db, sql`select exists (select from queue_bulk.jobs) as left`, left)).left;

const fill = () =>
  run(
    db,
    sql`select from queue_bulk.add_jobs(array(
      select row(${TASK}::text, json_build_object('id', n), null, null, 25, null, 0, null)::queue_bulk.job_spec
      from generate_series(1, ${count}::int) n))`,
  );

/** Fills the queue and runs all its tasks. Returns the time after the filling, just before the workers start. */
type Drain = () => Promise<number>;

const drains: Record<string, Drain> = {
  async ours() {
    await fill();
    const from = sharedClock();
    const lane = { queue: 'bulk', prefetches: true, concurrency, tasksOver: () => ({ [TASK]: countOne }) } as const;
    await startWorkerProcess({ url, name: 'drain', lanes: [lane], log: silentLog, sweeps: true });
    await until(queueIsEmpty);
    return from;
  },
  async defaults() {
    await fill();
    const from = sharedClock();
    await runLibrary({
      connectionString: url,
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
      taskList: { [TASK]: countOne },
      preset: { worker: { schema: 'queue_bulk', concurrentJobs: concurrency } },
    });
    await until(queueIsEmpty);
    return from;
  },
  async bullmq() {
    const connection = { url: redis };
    const queue = new Queue('drain', { connection });
    const jobs = Array.from({ length: count }, (_, id) => ({
      name: TASK,
      data: { id },
      opts: { removeOnComplete: true },
    }));
    await queue.addBulk(jobs);
    const from = sharedClock();
    new Worker('drain', countOne, {
      connection: { ...connection, maxRetriesPerRequest: null },
      concurrency,
    });
    await until(async () => {
      const { wait = 0, active = 0 } = await queue.getJobCounts('wait', 'active');
      return wait + active === 0;
    });
    return from;
  },
  async pgboss() {
    // Fetch in custom loops, because `work` of pg-boss waits 0.5 s between fetches.
    const boss = new PgBoss({ connectionString: url, max: BOSS_LOOPS, supervise: false, schedule: false });
    await boss.start();
    await boss.createQueue(TASK);
    for (let made = 0; made < count; made += TAKEN) {
      const some = Array.from({ length: Math.min(TAKEN, count - made) }, (_, n) => ({
        name: TASK,
        data: { id: made + n },
      }));
      await boss.insert(some);
    }
    const from = sharedClock();
    const loop = async () => {
      for (;;) {
        const taken = await boss.fetch(TASK, { batchSize: TAKEN });
        if (taken.length === 0) return;
        await Promise.all(taken.map(countOne));
        await boss.complete(
          TASK,
          taken.map(({ id }) => id),
        );
      }
    };
    await Promise.all(Array.from({ length: BOSS_LOOPS }, loop));
    await until(async () => (await boss.getQueueSize(TASK, { before: 'completed' })) === 0);
    return from;
  },
  async floor() {
    await run(db, sql`create table bench_tasks (id bigint primary key, payload json not null)`);
    await run(
      db,
      sql`insert into bench_tasks select n, json_build_object('id', n) from generate_series(1, ${count}::int) n`,
    );
    const from = sharedClock();
    for (let taken = 1; taken > 0; handled += taken)
      taken = await run(
        db,
        sql`delete from bench_tasks where id in (select id from bench_tasks order by id for update skip locked limit ${TAKEN}) returning id, payload`,
      );
    return from;
  },
};

const drain = drains[way];
if (!drain) throw new Error(`Unknown way to drain: ${way}`);
process.on('disconnect', () => process.exit(0));
const from = await drain();
const seconds = (sharedClock() - from) / 1000;
if (handled !== count) throw new Error(`${handled} tasks were run, not ${count}`);
process.send?.({ seconds });
