// A lane: the graphile-worker runner of one queue. Tracks the progress of the runner's slots (each runs one task at a
// time) by the events of the runner: a task started or ended, or a poll found no task.
import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import { type Queue, schemaOf } from '#platform/queues.ts';
import type { Wake } from '#platform/wake-after-commit.ts';
import type { WatchQuery } from '#platform/watch-query.ts';
import type { Fence } from './fence.ts';
import { guard, type Reporting } from './guard.ts';
import { createLanePool } from './lane-pool.ts';
import { narrowWakeUps } from './narrow-wake-ups.ts';
import { type Observer, observeRuns } from './observer.ts';
import { markSlot, newSlots, type Slots } from './slots.ts';

/** Function that runs the tasks of one task name. */
export type RunTask = (payload: unknown, reporting: Reporting) => Promise<void>;

export interface LanePlan {
  queue: Queue;
  concurrency: number;
  /** True if the lane fetches many tasks at a time and completes them in batches: for work that is not urgent. */
  prefetches: boolean;
  /** Cron tasks: task name and crontab with five fields, in UTC. */
  schedule?: readonly { task: string; match: string }[];
  /**
   * Returns the flags (circuit breakers) whose tasks must wait; called before each fetch. Not allowed with
   * `prefetches`, because prefetched tasks run even if their circuit breaker has opened since the fetch.
   */
  forbiddenFlags?: () => string[];
  /** Returns the tasks by name. `db` is the connection pool of the lane. */
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
  /** Observes the SQL statements of the tasks. The tasks themselves are observed by `observer`. */
  watch?: WatchQuery | undefined;
  /** Wakes idle runners of all processes after a task has committed a transaction that added tasks. */
  wake?: Wake | undefined;
  observer?: Observer | undefined;
  fence: Fence;
  register(poolId: string, queue: Queue): Promise<void>;
  isStopping(): boolean;
  die(reason: string): never;
}

/** Milliseconds until a prefetching lane fetches again after an empty fetch, so that many wake-ups cause few fetches. */
const REFETCH_MS = 100;
/**
 * Tasks per fetch. Each fetch reads and sorts all waiting tasks, so a few large fetches are better for a long queue.
 */
const PREFETCHED = 1000;
const PREFETCH = {
  localQueue: { size: PREFETCHED, refetchDelay: { durationMs: REFETCH_MS } },
  completeJobBatchDelay: 0,
  failJobBatchDelay: 0,
};
/**
 * Poll interval of a lane that does not prefetch, in ms. A task whose wake-up was lost waits at most for this time
 * (docs/decisions/0071).
 */
const POLL_MS = 1000;
/**
 * Poll interval of a prefetching lane, in ms. Tasks that are added during the refetch delay are found only by the next
 * poll.
 */
const PREFETCH_POLL_MS = 250;
const UNASKED_GRACE_MS = 1000;

function watch(events: WorkerEvents, slots: Slots, { die, isStopping, plan }: LaneProcess & { plan: LanePlan }): void {
  const { queue } = plan;
  events.on('worker:create', ({ worker }) => markSlot(slots, worker, null));
  // Do not use `worker:getJob:start` and `:error` as signs of progress: a blocked runner emits both endlessly.
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
    if (!isStopping()) setTimeout(() => die(`${queue}: an unexpected shutdown: ${message}`), UNASKED_GRACE_MS);
  });
}

/** Returns a logger that passes on warnings and errors of graphile-worker. The info line of each task is dropped. */
function loggerTo(log: Log, queue: Queue): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn('graphile-worker', { queue, text: message });
  });
}

/**
 * Starts a runner and registers its pool for heartbeats. The runner may fetch a few tasks before its pool is
 * registered.
 */
export async function createLane(plan: LanePlan, laneProcess: LaneProcess): Promise<Lane> {
  const { queue, concurrency, prefetches } = plan;
  const { url, log, fence, register, isStopping, die, observer, watch: watchQuery, wake } = laneProcess;
  const slots = newSlots();
  const events: WorkerEvents = new EventEmitter();
  narrowWakeUps(events, queue);
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
  // Two connections more than slots: one listens for new tasks, and one completes tasks while the next fetch runs.
  const db = createLanePool({ url, queue, max: concurrency + 2, onLost, watch: watchQuery, wake });
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
  // `runner.promise` resolves even if the pool ended because of an error. Any unexpected end of the runner must end the
  // process.
  runner.promise.then(
    () => isStopping() || die(`${queue} ended`),
    (error: unknown) => isStopping() || die(`${queue}: ${String(error)}`),
  );
  return { plan, pool_id: await registered, slots, runner };
}
