// Plays all phases of the benchmark pressure with one queue, with a constant number of unfinished tasks.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { percentile, sharedClock } from '../statistics.ts';
import { connect, type Phase, phases } from './phases.ts';
import { openQueue, type PressedQueue, TASK, type Way } from './queues.ts';
import { startPressedWorker } from './worker.ts';

/** Number of unfinished tasks, and of tasks that are added at a time. */
const WINDOW = 500;
const BATCH = 50;
const LOOK_MS = 2;
const RETRY_MS = 50;
/** The queue runs for this fraction of a phase before the first one, so that its code is compiled. */
const WARM_UP = 4;

export interface Options {
  way: Way;
  url: string;
  redis: string;
  slots: number;
  /** Length of a phase. */
  seconds: number;
  /** Longest wait for the tasks of a phase after its end. */
  recoverSeconds: number;
  wanted: readonly Phase[];
}

export interface PhaseResult {
  phase: Phase;
  per_second: number;
  /** 99th percentile of the time from enqueue to completion, in ms. */
  p99: number;
  /** Dead rows and bytes of the queue's tables at the end of the phase; null for a queue outside Postgres. */
  dead_rows: number | null;
  bytes: number | null;
  /** Seconds from the end of the disturbance until all tasks were complete; null if some were not. */
  recovery_s: number | null;
}

const TABLES = `select
  coalesce(sum(pg_stat_get_dead_tuples(c.oid)), 0)::float8 as dead_rows,
  coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 as bytes
  from pg_class c where c.relkind = 'r' and c.relnamespace = $1::regnamespace`;

async function measureTables(watch: pg.Client, { schema }: PressedQueue) {
  if (schema === null) return { dead_rows: null, bytes: null };
  const { rows } = await watch.query<{ dead_rows: number; bytes: number }>(TABLES, [schema]);
  return { dead_rows: rows[0]?.dead_rows ?? 0, bytes: rows[0]?.bytes ?? 0 };
}

/** Tracks the tasks of the current phase. */
function trackTasks() {
  const open = new Set<number>();
  const waits: number[] = [];
  let next = 1;
  return {
    open,
    waits,
    done(id: number, ms: number) {
      // A task that ran twice counts once.
      if (open.delete(id)) waits.push(ms);
    },
    take(count: number) {
      const batch = { first: next, count, from: sharedClock() };
      next += count;
      for (let id = batch.first; id < next; id += 1) open.add(id);
      return batch;
    },
  };
}

type Tasks = ReturnType<typeof trackTasks>;

/** Adds tasks until `isOver`, so that there are always `WINDOW` unfinished ones. */
async function produce(queue: PressedQueue, tasks: Tasks, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    if (tasks.open.size > WINDOW - BATCH) {
      await pause(LOOK_MS);
      continue;
    }
    const batch = tasks.take(BATCH);
    try {
      await queue.add(batch);
    } catch {
      for (let at = 0; at < BATCH; at += 1) tasks.open.delete(batch.first + at);
      await pause(RETRY_MS);
    }
  }
}

/** Waits until at most `stuck` tasks are left. Returns the seconds; null after `limit` seconds. */
async function untilDone(queue: PressedQueue, stuck: number, limit: number): Promise<number | null> {
  const from = performance.now();
  const seconds = () => (performance.now() - from) / 1000;
  while (seconds() < limit) {
    const left = await queue.left().catch(() => Number.POSITIVE_INFINITY);
    if (left <= stuck) return seconds();
    await pause(LOOK_MS);
  }
  return null;
}

const inSeconds = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};

/** Plays all phases with one queue in a new database. */
export async function playPhases(options: Options): Promise<PhaseResult[]> {
  const { way, url, redis, slots, seconds, recoverSeconds, wanted } = options;
  const queue = await openQueue(way, url, redis);
  const watch = await connect(url);
  const tasks = trackTasks();
  const worker = await startPressedWorker([way, url, redis, TASK, String(slots)], tasks.done);
  const scene = { url, seconds, restartWorker: worker.restart };
  /** Tasks of earlier phases that a dead worker process still holds. */
  let stuck = 0;
  const play = async (phase: Phase): Promise<PhaseResult> => {
    tasks.open.clear();
    tasks.waits.length = 0;
    const end = await phases[phase](scene);
    const from = performance.now();
    await produce(queue, tasks, inSeconds(seconds));
    const per_second = (tasks.waits.length * 1000) / (performance.now() - from);
    const p99 = percentile(tasks.waits, 0.99);
    const tables = await measureTables(watch, queue);
    await end();
    const recovery_s = await untilDone(queue, stuck, recoverSeconds);
    if (recovery_s === null) stuck = await queue.left();
    return { phase, per_second, p99, ...tables, recovery_s };
  };
  try {
    await produce(queue, tasks, inSeconds(seconds / WARM_UP));
    const results: PhaseResult[] = [];
    for (const phase of wanted) results.push(await play(phase));
    return results;
  } finally {
    await worker.end();
    await Promise.allSettled([watch.end(), queue.end()]);
  }
}
