// One runner of graphile-worker on one queue, watched by its own events: a task taken or ended, or a poll that found nothing.
import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import { type Queue, schemaOf } from '#platform/queues.ts';
import type { WatchQuery } from '#platform/watch-query.ts';
import type { Fence } from './fence.ts';
import { guard, type Reporting } from './guard.ts';
import { createLanePool } from './lane-pool.ts';
import { type Observer, observeRuns } from './observer.ts';
import { markSlot, newSlots, type Slots } from './slots.ts';

/** A task: what runs for a name. */
export type RunTask = (payload: unknown, reporting: Reporting) => Promise<void>;

export interface LanePlan {
  queue: Queue;
  concurrency: number;
  /** Whether it fetches many tasks at a time and completes them in batches: for work that nobody waits for. */
  prefetches: boolean;
  /** Tasks that the clock adds: their name and a crontab's five fields, in UTC. */
  schedule?: readonly { task: string; match: string }[];
  /** The flags of tasks that must wait; asked before each fetch. Not together with `prefetches`: what was fetched before runs. */
  forbiddenFlags?: () => string[];
  /** The tasks by name, over the lane's own connections. */
  tasksOver(db: Db): Record<string, RunTask>;
}

export interface Lane {
  plan: LanePlan;
  pool_id: string;
  slots: Slots;
  runner: Runner;
}

interface LaneProcess {
  url: string;
  log: Log;
  /** Hears of each statement of the tasks, and who hears of the tasks themselves. */
  watch?: WatchQuery | undefined;
  observer?: Observer | undefined;
  fence: Fence;
  register(poolId: string, queue: Queue): Promise<void>;
  isStopping(): boolean;
  die(reason: string): never;
}

/** Every addition wakes the runners of all queues: the one that nobody waits for lets the urgent one go first when it found nothing. */
const REFETCH_MS = 100;
/** Postgres expects a queue to be short: where many tasks wait, each fetch reads and sorts all of them. Few large ones cost less. */
const PREFETCHED = 1000;
const PREFETCH = {
  localQueue: { size: PREFETCHED, refetchDelay: { durationMs: REFETCH_MS } },
  completeJobBatchDelay: 0,
  failJobBatchDelay: 0,
};
const POLL_MS = 2000;
/** What was added while such a lane let others go first is found by its next poll: nothing else wakes it. */
const PREFETCH_POLL_MS = 250;
const UNASKED_GRACE_MS = 1000;

function watch(events: WorkerEvents, slots: Slots, { die, isStopping, plan }: LaneProcess & { plan: LanePlan }): void {
  const { queue } = plan;
  events.on('worker:create', ({ worker }) => markSlot(slots, worker, null));
  // Not worker:getJob:start or :error: both fire for ever in a runner that is stuck.
  events.on('worker:getJob:empty', ({ worker }) => markSlot(slots, worker, null));
  events.on('job:start', ({ worker, job }) =>
    slots.byTask.set(String(job.id), markSlot(slots, worker, job.task_identifier)),
  );
  events.on('job:complete', ({ worker, job }) => {
    markSlot(slots, worker, null);
    slots.byTask.delete(String(job.id));
  });
  events.on('localQueue:getJobs:complete', () => {
    slots.fetched_at = performance.now();
  });
  events.on('worker:fatalError', ({ error }) => die(`${queue}: ${String(error)}`));
  events.on('pool:fatalError', ({ error }) => die(`${queue}: ${String(error)}`));
  events.on('pool:gracefulShutdown', ({ message }) => {
    if (!isStopping()) setTimeout(() => die(`${queue}: an unasked shutdown: ${message}`), UNASKED_GRACE_MS);
  });
}

/** graphile-worker's own words at warning level and above; its line per task is not wanted. */
function loggerTo(log: Log, queue: Queue): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn('graphile-worker', { queue, text: message });
  });
}

/** Starts a runner; its pool is registered for heartbeats before it can have taken much. */
export async function createLane(plan: LanePlan, laneProcess: LaneProcess): Promise<Lane> {
  const { queue, concurrency, prefetches } = plan;
  const { url, log, fence, register, isStopping, die, observer, watch: watchQuery } = laneProcess;
  const slots = newSlots();
  const events: WorkerEvents = new EventEmitter();
  watch(events, slots, { ...laneProcess, plan });
  if (observer) observeRuns(events, queue, observer);
  const registered = new Promise<string>((resolve, reject) => {
    events.on('pool:create', ({ workerPool }) => {
      register(workerPool.id, queue).then(() => resolve(workerPool.id), reject);
    });
  });
  const onLost = (error: Error) => {
    if (!isStopping()) die(`${queue}: a connection was lost in use: ${error.message}`);
  };
  // One connection beside the slots listens, one completes while the next fetch runs.
  const db = createLanePool({ url, queue, max: concurrency + 2, onLost, watch: watchQuery });
  observer?.openedPool(queue, db);
  const tasks = Object.entries(plan.tasksOver(db)).map(([name, runTask]) => [
    name,
    guard({ name, run: runTask }, { slots, fence, die }),
  ]);
  const taskList = Object.fromEntries(tasks);
  observer?.knowsTasks(queue, Object.keys(taskList));
  const runner = await run({
    pgPool: db,
    events,
    logger: loggerTo(log, queue),
    noHandleSignals: true,
    parsedCronItems: parseCronItems((plan.schedule ?? []).map((item) => ({ ...item }))),
    taskList,
    ...(plan.forbiddenFlags ? { forbiddenFlags: plan.forbiddenFlags } : {}),
    preset: {
      worker: {
        schema: schemaOf[queue],
        concurrentJobs: concurrency,
        pollInterval: prefetches ? PREFETCH_POLL_MS : POLL_MS,
        ...(prefetches ? PREFETCH : {}),
      },
    },
  });
  // It resolves when its pool dies of an error, too. An end that we did not ask for is the end of the process.
  runner.promise.then(
    () => isStopping() || die(`${queue} ended`),
    (error: unknown) => isStopping() || die(`${queue}: ${String(error)}`),
  );
  return { plan, pool_id: await registered, slots, runner };
}
