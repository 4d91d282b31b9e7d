// A worker with tasks that behave badly, over the product's runner: what its tasks do is noted in the table `marks`.
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

/** Notes that a task came to a place; how many such notes were new. */
const mark = (db: Db, name: string) =>
  run(db, sql`insert into marks (name, process) values (${name}, ${env.WORKER_NAME}) on conflict do nothing`);
const isMarked = (db: Db, name: string) =>
  maybe(db, sql`select name from marks where name = ${name}`, z.object({ name: z.string() }));

/** Waits until the test has set a mark, reporting all the while. */
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
  /** In the middle of its work until the test says `go`. */
  held: async (payload: unknown, reporting: Reporting) => {
    const { event_id } = payloadShape.parse(payload);
    await mark(db, `held ${event_id} by ${env.WORKER_NAME}`);
    await untilMarked(db, 'go', reporting);
    await mark(db, `finished ${event_id} by ${env.WORKER_NAME}`);
  },
  /** Blocks the event loop, the first time it runs. */
  blocking_once: async () => {
    const first = await mark(db, 'blocked');
    while (first) Math.random();
    await mark(db, 'blocking again');
  },
  /** Never ends and never says anything. */
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
