// A worker process with tasks that misbehave, on the product's task runner. The tasks record their steps in the table
// `marks`.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { onShutdown } from '#platform/shutdown.ts';
import { maybe, run, sql } from '#platform/sql.ts';
import { startHealthServer } from '#worker/health.ts';
import type { Reporting } from '#worker/runner/guard.ts';
import { startWorkerProcess, taskGraceOf } from '#worker/runner/worker-process.ts';

const payloadShape = z.object({ event_id: z.int() });
const POLL_MS = 50;

const env = readEnv(process.env);
const log = createLog('misbehaving', env.LOG_LEVEL);

/** Records that a task reached a step. Returns the number of new rows. */
const mark = (db: Db, name: string) =>
  run(db, sql`insert into marks (name, process) values (${name}, ${env.WORKER_NAME}) on conflict do nothing`);
const isMarked = (db: Db, name: string) =>
  maybe(db, sql`select name from marks where name = ${name}`, z.object({ name: z.string() }));

/** Waits until the test has set a mark, and reports progress while waiting. */
async function untilMarked(db: Db, name: string, { progress }: Reporting): Promise<void> {
  while (!(await isMarked(db, name))) {
    progress();
    await pause(POLL_MS);
  }
  progress();
}

const tasksOver = (db: Db) => ({
  good: async (payload: unknown) => {
    await mark(db, `good ${payloadShape.parse(payload).event_id}`);
  },
  /** Runs until the test sets the mark `go`. */
  held: async (payload: unknown, reporting: Reporting) => {
    const { event_id } = payloadShape.parse(payload);
    await mark(db, `held ${event_id} by ${env.WORKER_NAME}`);
    await untilMarked(db, 'go', reporting);
    await mark(db, `finished ${event_id} by ${env.WORKER_NAME}`);
  },
  /** Blocks the event loop on its first run. */
  blocking_once: async () => {
    const first = await mark(db, 'blocked');
    while (first) Math.random();
    await mark(db, 'blocking again');
  },
  /** Never ends and never reports progress. */
  silent: () => new Promise<void>(() => {}),
});

const worker = await startWorkerProcess({
  url: env.DATABASE_URL,
  name: env.WORKER_NAME,
  log,
  sweeps: env.WORKER_SWEEPS,
  lanes: [
    { queue: 'urgent', concurrency: 4, prefetches: false, tasksOver },
    { queue: 'bulk', concurrency: 4, prefetches: true, tasksOver },
  ],
});
const health = await startHealthServer(env.WORKER_HEALTH_PORT, () => worker);
onShutdown({ log, graceSeconds: env.SHUTDOWN_GRACE }, [
  () => worker.stop(taskGraceOf(env.SHUTDOWN_GRACE)),
  () => health.close(),
]);
