// A worker process with the product's task runner, with good tasks and four kinds of tasks that harm the process.
// Records results in `marks` and `poison_runs`.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { onShutdown } from '#platform/shutdown.ts';
import { run, sql } from '#platform/sql.ts';
import { startHealthServer } from '#worker/health.ts';
import { startWorkerProcess, taskGraceOf } from '#worker/runner/worker-process.ts';

const payloadShape = z.object({ event_id: z.int() });
const WORK_MS = 100;

const env = readEnv(process.env);
const log = createLog('poisoned', env.LOG_LEVEL);

const note = (db: Db, kind: string, { event_id }: { event_id: number }) =>
  run(db, sql`insert into poison_runs (kind, event_id) values (${kind}, ${event_id})`);

const tasksOver = (db: Db) => ({
  good: async (payload: unknown) => {
    const { event_id } = payloadShape.parse(payload);
    await pause(WORK_MS);
    await run(db, sql`insert into marks (event_id) values (${event_id}) on conflict do nothing`);
  },
  throwing: async (payload: unknown) => {
    await note(db, 'throwing', payloadShape.parse(payload));
    throw new Error('poison');
  },
  exiting: async (payload: unknown) => {
    await note(db, 'exiting', payloadShape.parse(payload));
    process.exit(1);
  },
  looping: async (payload: unknown) => {
    await note(db, 'looping', payloadShape.parse(payload));
    for (;;) Math.random();
  },
  eating: async (payload: unknown) => {
    await note(db, 'eating', payloadShape.parse(payload));
    const eaten: number[][] = [];
    for (;;) {
      eaten.push(Array.from({ length: 250_000 }, () => Math.random()));
      await pause(1);
    }
  },
});

const worker = await startWorkerProcess({
  url: env.DATABASE_URL,
  name: env.WORKER_NAME,
  log,
  sweeps: env.WORKER_SWEEPS,
  lanes: [{ queue: 'urgent', concurrency: 4, prefetches: false, tasksOver }],
});
const health = await startHealthServer(env.WORKER_HEALTH_PORT, () => worker);
onShutdown({ log, graceSeconds: env.SHUTDOWN_GRACE }, [
  () => worker.stop(taskGraceOf(env.SHUTDOWN_GRACE)),
  () => health.close(),
]);
