// Runs one graphile-worker runner on one queue and tracks its slots by its events: a task started or ended, or an empty
// poll.
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

/** The function that runs for a task name. */
export type RunTask = (payload: unknown, reporting: Reporting) => Promise<void>;

export interface LanePlan {
  queue: Queue;
  concurrency: number;
  /** True if the lane fetches many tasks at a time and completes them in batches: for work that is not urgent. */
  prefetches: boolean;
  /** Cron tasks: task name and crontab with five fields, in UTC. */
  schedule?: readonly { task: string; match: string }[];
  /**
   * Flags whose tasks must wait; called before each fetch. Not allowed with `prefetches`, because prefetched tasks run
   * whatever their flag.
   */
  forbiddenFlags?: () => string[];
  /** Returns the tasks by name, bound to the connections of the lane. */
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
  /** `watch` observes the statements of the tasks, `observer` the tasks themselves. */
  watch?: WatchQuery | undefined;
  observer?: Observer | undefined;
  fence: Fence;
  register(poolId: string, queue: Queue): Promise<void>;
  isStopping(): boolean;
  die(reason: string): never;
}

/**
 * Delay before a prefetching lane fetches again after an empty fetch, in ms. Each added task wakes all queues; the
 * delay lets the urgent one go first.
 */
const REFETCH_MS = 100;
/** Tasks per fetch. Each fetch reads and sorts all waiting tasks, so a long queue needs few large fetches. */
const PREFETCHED = 1000;
const PREFETCH = {
  localQueue: { size: PREFETCHED, refetchDelay: { durationMs: REFETCH_MS } },
  completeJobBatchDelay: 0,
  failJobBatchDelay: 0,
};
const POLL_MS = 2000;
/** Poll interval of a prefetching lane, in ms. Only the poll finds tasks that were added during its refetch delay. */
const PREFETCH_POLL_MS = 250;
const UNASKED_GRACE_MS = 1000;

function watch(events: WorkerEvents, slots: Slots, { die, isStopping, plan }: LaneProcess & { plan: LanePlan }): void {
  const { queue } = plan;
  events.on('worker:create', ({ worker }) => markSlot(slots, worker, null));
  // `worker:getJob:start` and `:error` are unsuitable: a blocked runner emits both endlessly.
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

/** Logs warnings and errors of graphile-worker; its info line per task is dropped. */
function loggerTo(log: Log, queue: Queue): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn('graphile-worker', { queue, text: message });
  });
}

/** Starts a runner and registers its pool for heartbeats. The pool may fetch a few tasks before it is registered. */
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
  // One more connection listens, and another completes tasks while the next fetch runs.
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
  // The promise also resolves if the pool dies of an error. An unexpected end of the runner ends the process.
  runner.promise.then(
    () => isStopping() || die(`${queue} ended`),
    (error: unknown) => isStopping() || die(`${queue}: ${String(error)}`),
  );
  return { plan, pool_id: await registered, slots, runner };
}
