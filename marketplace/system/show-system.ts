// Reads the state of the system for the system page (D49). Most data come from the database, and the rest from the API
// process that answers the request.
import type { QueueView, System, TaskKind } from '#contracts/system.ts';
import { listBreakers } from '#platform/circuit-breaker.ts';
import type { DiskSpace } from '#platform/disk.ts';
import { type Queue, queues } from '#platform/queues.ts';
import type { Release } from '#platform/release.ts';
import type { Queryable } from '#platform/sql.ts';
import { countConnections, type measureDatabase, readDatabaseFacts } from './database-queries.ts';
import { listApiHeartbeats, listWorkerHeartbeats, type WorkerHeartbeat } from './process-queries.ts';
import { countTaken, countWaiting, listCrontabs, MAX_COUNTED_ROWS } from './queue-queries.ts';
import { API_ALIVE_SECONDS, stateOfQueue, WORKER_ALIVE_SECONDS } from './rules.ts';

/** Facts that only the API process that answers the request knows. */
export interface ProcessFacts {
  release: Release;
  node: string;
  redis: System['redis'];
  wake_ups: System['wake_ups'];
  standby: System['standby'];
  files: DiskSpace | null;
  /** Disk usage of the database. The measurement is cached, so it may be outdated. */
  database: Awaited<ReturnType<typeof measureDatabase>>;
}

const lives = ({ seen_seconds_ago }: { seen_seconds_ago: number }) => seen_seconds_ago < WORKER_ALIVE_SECONDS;

interface KnownQueue {
  queue: Queue;
  runners: WorkerHeartbeat[];
}

const none = { waiting: 0, later: 0, oldest_seconds: null, running: 0, failed: 0 };

/** Returns the run durations of a kind of task. Each value is the maximum over all worker processes. */
function durationsOf(runners: readonly WorkerHeartbeat[], task: string) {
  const reported = runners.flatMap(({ durations }) => durations[task] ?? []);
  if (reported.length === 0) return { last_ms: null, p95_ms: null };
  return {
    last_ms: Math.max(...reported.map((of) => of.last_ms)),
    p95_ms: Math.max(...reported.map((of) => of.p95_ms)),
  };
}

async function readKinds(db: Queryable, { queue, runners }: KnownQueue): Promise<TaskKind[]> {
  const waiting = await countWaiting(db, queue);
  const taken = await countTaken(db, queue);
  const names = [...waiting, ...taken].map(({ task }) => task);
  const run = runners.flatMap(({ durations }) => Object.keys(durations));
  return [...new Set([...names, ...run])].sort().map((task) => {
    const counts = {
      ...none,
      ...waiting.find((of) => of.task === task),
      ...taken.find((of) => of.task === task),
    };
    const state = stateOfQueue({ queue, ...counts }, runners.length);
    return { queue, ...counts, task, state, ...durationsOf(runners, task) };
  });
}

function queueOf({ queue, runners }: KnownQueue, kinds: readonly TaskKind[]): QueueView {
  const sum = (of: 'waiting' | 'later' | 'running' | 'failed') => kinds.reduce((all, kind) => all + kind[of], 0);
  const ages = kinds.flatMap(({ oldest_seconds }) => oldest_seconds ?? []);
  const oldest_seconds = ages.length > 0 ? Math.max(...ages) : null;
  const [waiting, later, running, failed] = [sum('waiting'), sum('later'), sum('running'), sum('failed')];
  return {
    queue,
    waiting,
    later,
    running,
    failed,
    oldest_seconds,
    capped: waiting + later >= MAX_COUNTED_ROWS,
    state: stateOfQueue({ queue, oldest_seconds, running }, runners.length),
    runners: runners.length,
  };
}

function workersOf(heartbeats: readonly WorkerHeartbeat[]): System['workers'] {
  return [...new Set(heartbeats.map(({ process }) => process))].map((process) => {
    const own = heartbeats.filter((heartbeat) => heartbeat.process === process);
    const seen_seconds_ago = Math.min(...own.map((heartbeat) => heartbeat.seen_seconds_ago));
    return {
      process,
      queues: own.map(({ queue }) => queue),
      seen_seconds_ago,
      lives: lives({ seen_seconds_ago }),
      running: [...new Set(own.flatMap(({ running }) => running))],
    };
  });
}

/** Returns the cron tasks of the live worker processes, and cron tasks that only earlier worker processes ran. */
async function readScheduled(db: Queryable, heartbeats: readonly WorkerHeartbeat[]): Promise<System['scheduled']> {
  const planned = new Map(
    heartbeats.filter(lives).flatMap(({ schedule }) => schedule.map(({ task, match }) => [task, match])),
  );
  const done = await listCrontabs(db, 'bulk');
  const tasks = [...new Set([...planned.keys(), ...done.map(({ task }) => task)])].sort();
  return tasks.map((task) => ({
    task,
    schedule: planned.get(task) ?? null,
    last_run_at: done.find((of) => of.task === task)?.last_run_at ?? null,
  }));
}

async function readApi(db: Queryable): Promise<Pick<System, 'api' | 'sockets'>> {
  const api = (await listApiHeartbeats(db)).map((heartbeat) => ({
    ...heartbeat,
    lives: heartbeat.seen_seconds_ago < API_ALIVE_SECONDS,
  }));
  const living = api.filter((heartbeat) => heartbeat.lives);
  return {
    api,
    sockets: {
      people: living.reduce((all, heartbeat) => all + heartbeat.people, 0),
      administrators: living.reduce((all, heartbeat) => all + heartbeat.administrators, 0),
    },
  };
}

async function readQueues(
  db: Queryable,
  heartbeats: readonly WorkerHeartbeat[],
): Promise<Pick<System, 'queues' | 'tasks'>> {
  const shown: QueueView[] = [];
  const tasks: TaskKind[] = [];
  // Read the queues sequentially, so that the page uses only one database connection.
  for (const queue of queues) {
    const known = { queue, runners: heartbeats.filter((heartbeat) => heartbeat.queue === queue && lives(heartbeat)) };
    const kinds = await readKinds(db, known);
    shown.push(queueOf(known, kinds));
    tasks.push(...kinds);
  }
  return { queues: shown, tasks };
}

export async function showSystem(
  db: Queryable,
  { release, node, redis, wake_ups, standby, files, database }: ProcessFacts,
): Promise<System> {
  const heartbeats = await listWorkerHeartbeats(db);
  const facts = await readDatabaseFacts(db);
  const by_program = await countConnections(db);
  return {
    read_at: facts.read_at,
    ...(await readQueues(db, heartbeats)),
    workers: workersOf(heartbeats),
    scheduled: await readScheduled(db, heartbeats),
    breakers: await listBreakers(db),
    ...(await readApi(db)),
    versions: {
      product: release.version,
      commit: release.commit,
      node,
      postgres: facts.postgres,
      migrations: facts.migrations,
      last_migration: facts.last_migration,
    },
    disk: { ...database, files },
    connections: {
      used: by_program.reduce((all, { count }) => all + count, 0),
      most: facts.most_connections,
      by_program,
    },
    redis,
    wake_ups,
    standby,
  };
}
