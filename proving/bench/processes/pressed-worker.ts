// Worker process of the benchmark pressure: runs trivial tasks with the product or a competitor, and reports the time
// from enqueue to completion of each.
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'bullmq';
import { Logger, run as runLibrary } from 'graphile-worker';
import PgBoss from 'pg-boss';
import { z } from '#contracts/z.ts';
import { silentLog } from '#testing/silent-log.ts';
import { startWorkerProcess } from '#worker/runner/worker-process.ts';
import { sharedClock } from '../statistics.ts';

const [way = '', url = '', redis = '', task = '', at = '1'] = process.argv.slice(2);
const concurrency = Number(at);
const BOSS_LOOPS = 4;
const BOSS_TAKES = 500;
const BOSS_LOOKS_AGAIN_MS = 10;

const given = z.object({ id: z.int(), from: z.number() });
const done: [id: number, ms: number][] = [];

/** Reports all tasks of a turn of the event loop in one message. */
function report(): void {
  process.send?.({ done: done.splice(0) });
}

async function complete(payload: unknown): Promise<void> {
  const { id, from } = given.parse(payload);
  if (done.length === 0) setImmediate(report);
  done.push([id, sharedClock() - from]);
}

async function bossLoop(boss: PgBoss): Promise<never> {
  for (;;) {
    try {
      const taken = await boss.fetch(task, { batchSize: BOSS_TAKES });
      await Promise.all(taken.map(({ data }) => complete(data)));
      const ids = taken.map(({ id }) => id);
      if (ids.length > 0) await boss.complete(task, ids);
      else await pause(BOSS_LOOKS_AGAIN_MS);
    } catch {
      await pause(BOSS_LOOKS_AGAIN_MS);
    }
  }
}

const starts: Record<string, () => Promise<unknown>> = {
  ours() {
    const lane = { queue: 'bulk', prefetches: true, concurrency, tasksOver: () => ({ [task]: complete }) } as const;
    return startWorkerProcess({ url, name: `pressed ${process.pid}`, lanes: [lane], log: silentLog, sweeps: true });
  },
  defaults: () =>
    runLibrary({
      connectionString: url,
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
      taskList: { [task]: complete },
      preset: { worker: { schema: 'queue_bulk', concurrentJobs: concurrency } },
    }),
  async bullmq() {
    const connection = { url: redis, maxRetriesPerRequest: null };
    new Worker(task, ({ data }) => complete(data), { connection, concurrency });
  },
  async pgboss() {
    const boss = new PgBoss({ connectionString: url, max: BOSS_LOOPS, supervise: false, schedule: false });
    boss.on('error', () => {});
    await boss.start();
    for (let loop = 0; loop < BOSS_LOOPS; loop += 1) void bossLoop(boss);
  },
};

const start = starts[way];
if (!start) throw new Error(`Unknown queue: ${way}`);
process.on('disconnect', () => process.exit(0));
await start();
process.send?.({ ready: true });
