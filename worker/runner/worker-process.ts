// Runs the worker process: starts its lanes, sends heartbeats, and exits if any slot stalls or the lease is lost. A
// supervisor restarts it.
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '#platform/db.ts';
import { describeError, type Log } from '#platform/log.ts';
import { schemaOf } from '#platform/queues.ts';
import { rawSql, run, sql } from '#platform/sql.ts';
import type { WatchQuery } from '#platform/watch-query.ts';
import { clocks, newFence } from './fence.ts';
import { insertHeartbeat, removeHeartbeats, setDurations, setHeartbeats } from './heartbeat.ts';
import { createLane, type Lane, type LanePlan } from './lane.ts';
import type { Observer } from './observer.ts';
import { completeReplacedTasks } from './replaced-tasks.ts';
import { stalledSlot } from './slots.ts';
import { sweep } from './sweeper.ts';
import { watchEventLoop } from './watchdog.ts';

interface WorkerPlan {
  url: string;
  name: string;
  lanes: readonly LanePlan[];
  log: Log;
  /** False only in the test that proves that the sweeper is needed. */
  sweeps: boolean;
  /** Observes each statement of the tasks. */
  watch?: WatchQuery | undefined;
  /** Observes the tasks themselves. */
  observer?: Observer | undefined;
}

export interface WorkerProcess {
  /** Null if healthy, otherwise a description of the stalled slot. */
  trouble(): string | null;
  /** Idle and busy slots of each queue. */
  slots(): Record<string, { idle: number; busy: number }>;
  /** Waits up to `graceMs` for running tasks, then releases those that still run. */
  stop(graceMs: number): Promise<void>;
}

const HEARTBEAT_MS = 1000;
const STORE_DURATIONS_MS = 5000;
const FENCE_CHECK_MS = 250;
const REPLACED_EVERY_MS = 3000;

/** Share of the shutdown grace period for running tasks, in ms: 80 %. The rest is for releasing unfinished tasks. */
export const taskGraceOf = (graceSeconds: number): number => graceSeconds * 800;

/** Starts the lanes. Ends the process on any trouble, because only a restart recovers reliably. */
export async function startWorkerProcess(plan: WorkerPlan): Promise<WorkerProcess> {
  const { url, name, lanes: plans, log, sweeps, watch, observer } = plan;
  let stopping = false;
  const die = (reason: string): never => {
    log.error('the worker ends itself', { reason });
    process.exit(1);
  };
  const fence = newFence();
  // graphile-worker does not await completion: without a local queue its errors arrive here. Only logging them would
  // leave the task locked.
  process.on('unhandledRejection', (error) => die(`unhandled rejection: ${describeError(error).error}`));
  const unwatch = watchEventLoop();
  const control = openDb({ url, max: 2, name: 'worker control', statementTimeout: 3000 });
  const lanes: Lane[] = [];
  const scheduleOf = (queue: LanePlan['queue']) => plans.find((plan) => plan.queue === queue)?.schedule ?? [];
  const register = (poolId: string, queue: LanePlan['queue']) =>
    insertHeartbeat(control, { pool_id: poolId, queue, process: name, schedule: scheduleOf(queue) });
  for (const lanePlan of plans) {
    const laneProcess = { url, log, fence, register, isStopping: () => stopping, die, watch, observer };
    lanes.push(await createLane(lanePlan, laneProcess));
  }
  const poolIds = lanes.map(({ pool_id }) => pool_id);
  fence.renew(clocks());

  const trouble = () =>
    lanes.map(({ slots }) => stalledSlot(slots, performance.now())).find((text) => text !== null) ?? null;
  async function heartbeat(): Promise<void> {
    const stalled = stopping ? null : trouble();
    if (stalled) die(stalled);
    const sent = clocks();
    const running = lanes.flatMap(({ slots }) => [...slots.byTask.keys()]);
    const alive = await setHeartbeats(control, poolIds, running);
    if (alive < poolIds.length && !stopping) die('fenced: a heartbeat row is gone');
    fence.renew(sent);
  }
  async function storeDurations(): Promise<void> {
    for (const { pool_id, slots } of lanes) {
      const news = slots.took.news();
      if (news) await setDurations(control, pool_id, news);
    }
  }
  async function everyHeartbeat(work: () => Promise<void>, pause = HEARTBEAT_MS): Promise<void> {
    while (!stopping) {
      await work().catch((error) => log.warn('will try again', describeError(error)));
      await sleep(pause);
    }
  }
  const prefetching = plans.flatMap(({ queue, prefetches }) => (prefetches ? [queue] : []));
  void everyHeartbeat(heartbeat);
  void everyHeartbeat(storeDurations, STORE_DURATIONS_MS);
  if (sweeps) void everyHeartbeat(() => sweep(control, prefetching, log));
  if (sweeps) void everyHeartbeat(() => completeReplacedTasks(control, log), REPLACED_EVERY_MS);
  const fenceTimer = setInterval(() => fence.isUp() && !stopping && die('the lease was not renewed'), FENCE_CHECK_MS);

  async function stop(graceMs: number): Promise<void> {
    stopping = true;
    clearInterval(fenceTimer);
    const drainHeartbeat = setInterval(() => heartbeat().catch(() => {}), HEARTBEAT_MS);
    const ended = Promise.allSettled(lanes.map(({ runner }) => runner.stop())).then(() => true);
    const clean = await Promise.race([ended, sleep(graceMs, false)]);
    clearInterval(drainHeartbeat);
    if (!clean) {
      for (const { plan } of lanes)
        await run(control, sql`select ${rawSql(schemaOf[plan.queue])}.force_unlock_workers(${poolIds}::text[])`);
    }
    await removeHeartbeats(control, poolIds);
    unwatch();
    await control.end();
  }
  const slotCounts = ({ plan, slots }: Lane) => {
    const busy = [...slots.byWorker.values()].filter(({ task }) => task !== null).length;
    return [plan.queue, { idle: slots.byWorker.size - busy, busy }];
  };
  return { trouble, slots: () => Object.fromEntries(lanes.map(slotCounts)), stop };
}
