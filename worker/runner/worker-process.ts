// Runs the worker process: starts a lane (a task runner) for each queue, sends heartbeats, and exits if a slot stalls
// or the lease is lost. A supervisor then restarts the process.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, openDb } from '#platform/db.ts';
import { describeError, type Log } from '#platform/log.ts';
import { schemaOf } from '#platform/queues.ts';
import { rawSql, run, sql } from '#platform/sql.ts';
import type { Wake } from '#platform/wake-after-commit.ts';
import type { WatchQuery } from '#platform/watch-query.ts';
import { clocks, type Fence, newFence } from './fence.ts';
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
  /**
   * Whether this process releases the tasks of dead processes (the sweeper). False only in the test that proves that
   * the sweeper is needed.
   */
  sweeps: boolean;
  /** Observes each SQL statement of the tasks. */
  watch?: WatchQuery | undefined;
  /** Wakes idle runners of all processes after a task has committed a transaction that added tasks. */
  wake?: Wake | undefined;
  /** Observes the runs of the tasks. */
  observer?: Observer | undefined;
}

export interface WorkerProcess {
  /** Returns a description of the stalled slot; null if the process is healthy. */
  trouble(): string | null;
  /** Returns the numbers of idle and busy slots by queue. */
  slots(): Record<string, { idle: number; busy: number }>;
  /** Waits up to `graceMs` for running tasks, then unlocks the tasks that still run. */
  stop(graceMs: number): Promise<void>;
}

const HEARTBEAT_MS = 1000;
const STORE_DURATIONS_MS = 5000;
const FENCE_CHECK_MS = 250;
const REPLACED_EVERY_MS = 3000;

/**
 * Milliseconds of the shutdown grace period that running tasks get: 80 %. The rest is for unlocking unfinished tasks.
 */
export const taskGraceOf = (graceSeconds: number): number => graceSeconds * 800;

interface Running {
  plan: WorkerPlan;
  control: Db;
  lanes: readonly Lane[];
  fence: Fence;
  isStopping(): boolean;
  die(reason: string): never;
}

async function createLanes({ plan, control, fence, isStopping, die }: Omit<Running, 'lanes'>): Promise<Lane[]> {
  const { url, name, lanes: plans, log, watch, wake, observer } = plan;
  const scheduleOf = (queue: LanePlan['queue']) => plans.find((plan) => plan.queue === queue)?.schedule ?? [];
  const register = (poolId: string, queue: LanePlan['queue']) =>
    insertHeartbeat(control, { pool_id: poolId, queue, process: name, schedule: scheduleOf(queue) });
  const lanes: Lane[] = [];
  for (const lanePlan of plans)
    lanes.push(await createLane(lanePlan, { url, log, fence, register, isStopping, die, watch, wake, observer }));
  return lanes;
}

const poolIdsOf = (lanes: readonly Lane[]) => lanes.map(({ pool_id }) => pool_id);

const troubleOf = (lanes: readonly Lane[]): string | null =>
  lanes.map(({ slots }) => stalledSlot(slots, performance.now())).find((text) => text !== null) ?? null;

/** Renews the lease. Ends the process if a slot stalls or another process has removed a heartbeat row. */
async function heartbeat({ control, lanes, fence, isStopping, die }: Running): Promise<void> {
  const stalled = isStopping() ? null : troubleOf(lanes);
  if (stalled) die(stalled);
  const sent = clocks();
  const running = lanes.flatMap(({ slots }) => [...slots.byTask.keys()]);
  const alive = await setHeartbeats(control, poolIdsOf(lanes), running);
  if (alive < lanes.length && !isStopping()) die('fenced: a heartbeat row is gone');
  fence.renew(sent);
}

async function storeDurations({ control, lanes }: Running): Promise<void> {
  for (const { pool_id, slots } of lanes) {
    const news = slots.took.news();
    if (news) await setDurations(control, pool_id, news);
  }
}

/**
 * Starts the loops that run until the process stops: heartbeat, storage of task durations, sweeper, and completion of
 * replaced tasks.
 */
function startLoops(running: Running): void {
  const { control, isStopping } = running;
  const { lanes: plans, log, sweeps } = running.plan;
  async function everyHeartbeat(work: () => Promise<void>, pause = HEARTBEAT_MS): Promise<void> {
    while (!isStopping()) {
      await work().catch((error) => log.warn('a step failed and is repeated', describeError(error)));
      await sleep(pause);
    }
  }
  const prefetching = plans.flatMap(({ queue, prefetches }) => (prefetches ? [queue] : []));
  void everyHeartbeat(() => heartbeat(running));
  void everyHeartbeat(() => storeDurations(running), STORE_DURATIONS_MS);
  if (sweeps) void everyHeartbeat(() => sweep(control, prefetching, log));
  if (sweeps) void everyHeartbeat(() => completeReplacedTasks(control, log), REPLACED_EVERY_MS);
}

/** Waits for running tasks, up to `graceMs`, then unlocks the tasks that still run. */
async function endLanes(running: Running, graceMs: number): Promise<void> {
  const { control, lanes } = running;
  const poolIds = poolIdsOf(lanes);
  const drainHeartbeat = setInterval(() => heartbeat(running).catch(() => {}), HEARTBEAT_MS);
  const ended = Promise.allSettled(lanes.map(({ runner }) => runner.stop())).then(() => true);
  const clean = await Promise.race([ended, sleep(graceMs, false)]);
  clearInterval(drainHeartbeat);
  if (!clean) {
    for (const { plan } of lanes)
      await run(control, sql`select ${rawSql(schemaOf[plan.queue])}.force_unlock_workers(${poolIds}::text[])`);
  }
  await removeHeartbeats(control, poolIds);
}

function slotCounts({ plan, slots }: Lane): [string, { idle: number; busy: number }] {
  const busy = [...slots.byWorker.values()].filter(({ task }) => task !== null).length;
  return [plan.queue, { idle: slots.byWorker.size - busy, busy }];
}

/** Starts the lanes. Any error ends the process, because only a restart recovers reliably. */
export async function startWorkerProcess(plan: WorkerPlan): Promise<WorkerProcess> {
  let stopping = false;
  const isStopping = () => stopping;
  const die = (reason: string): never => {
    plan.log.error('the worker process exits', { reason });
    process.exit(1);
  };
  const fence = newFence();
  // graphile-worker does not await the completion of a task. Without a local queue, a failed completion is an unhandled
  // rejection. If the rejection were only logged, the task would stay locked.
  process.on('unhandledRejection', (error) => die(`unhandled rejection: ${describeError(error).error}`));
  const unwatch = watchEventLoop();
  const control = openDb({ url: plan.url, max: 2, name: 'worker control', statementTimeout: 3000 });
  const lanes = await createLanes({ plan, control, fence, isStopping, die });
  fence.renew(clocks());
  const running = { plan, control, lanes, fence, isStopping, die };
  startLoops(running);
  const fenceTimer = setInterval(() => fence.isUp() && !stopping && die('the lease was not renewed'), FENCE_CHECK_MS);

  async function stop(graceMs: number): Promise<void> {
    stopping = true;
    clearInterval(fenceTimer);
    await endLanes(running, graceMs);
    unwatch();
    await control.end();
  }
  return { trouble: () => troubleOf(lanes), slots: () => Object.fromEntries(lanes.map(slotCounts)), stop };
}
