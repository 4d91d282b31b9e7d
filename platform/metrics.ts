// Prometheus metrics of a process: creates a registry with the metrics that every program has.
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Db } from './db.ts';
import { diskSpace } from './disk.ts';
import type { Notifier } from './notifier.ts';
import type { Release } from './release.ts';
import type { ReplicaState } from './replica.ts';

export type Metrics = Registry;

/** Histogram buckets in seconds: narrow around 0.2 s, from which on users notice a delay, and wide above. */
export const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5];

/** Creates a registry with the default metrics of Node (memory, CPU, event loop) and the release. */
export function openMetrics(program: 'api' | 'worker', { version, commit }: Release): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'kaamsetu_build_info',
    help: 'Always 1. The labels name the program and its release.',
    labelNames: ['program', 'version', 'commit'],
    registers: [registry],
  });
  build.set({ program, version, commit: commit ?? '' }, 1);
  return registry;
}

/**
 * Counts pool connections by state. The counts are read at each scrape, so they add no work to a busy pool. Returns the
 * function that adds a pool.
 */
export function watchPools(registry: Metrics): (name: string, db: Db) => void {
  const pools = new Map<string, Db>();
  new Gauge({
    name: 'kaamsetu_pool_connections',
    help: 'Connections of a pool: open (total), unused (idle), and requests that wait for a connection (waiting).',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, db] of pools) {
        this.set({ pool, state: 'total' }, db.totalCount);
        this.set({ pool, state: 'idle' }, db.idleCount);
        this.set({ pool, state: 'waiting' }, db.waitingCount);
      }
    },
  });
  return (name, db) => {
    pools.set(name, db);
  };
}

/**
 * Reports whether the pub/sub channel between processes is connected: Redis, or in the API the LISTEN connection to
 * Postgres.
 */
export function watchPubSub(registry: Metrics, way: 'redis' | 'notify', isConnected: () => boolean): void {
  new Gauge({
    name: 'kaamsetu_bridge_connected',
    help: '1 while this channel for pushes between processes is connected, otherwise 0.',
    labelNames: ['way'],
    registers: [registry],
    collect() {
      this.set({ way }, isConnected() ? 1 : 0);
    },
  });
}

/**
 * Reports whether the replica is read and how old its data is. Also counts the reads that may go to the replica, by the
 * server that answered them.
 */
export function watchReplica(registry: Metrics, state: () => ReplicaState): void {
  new Gauge({
    name: 'kaamsetu_replica_read',
    help: '1 while this process reads from the replica, 0 while it reads only from the main database.',
    registers: [registry],
    collect() {
      this.set(state().state === 'read' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'kaamsetu_replica_behind_seconds',
    help: 'Greatest possible age of the data of the replica, in seconds. NaN while the age is unknown.',
    registers: [registry],
    collect() {
      this.set(state().behind_seconds ?? Number.NaN);
    },
  });
  new Counter({
    name: 'kaamsetu_replica_reads_total',
    help: 'Reads that the replica may answer, by server: standby, main, or again (repeated on the main database after a failure).',
    labelNames: ['where'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [where, count] of Object.entries(state().reads)) this.inc({ where }, count);
    },
  });
}

/**
 * Reports the wake-ups that this process sends to the lanes (the runners of the task queues), and whether it can send
 * them.
 */
export function watchWakeUps(registry: Metrics, notifier: Notifier): void {
  new Counter({
    name: 'kaamsetu_wake_ups_total',
    help: 'Wake-ups of the lanes after commits with tasks: sent, coalesced (commits that shared one), or failed (repeated). Lost pushes do not count.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(notifier.counts())) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'kaamsetu_wake_ups_working',
    help: '1 while this process can wake the lanes, otherwise 0: then its tasks wait for the next poll.',
    registers: [registry],
    collect() {
      this.set(notifier.isWorking() ? 1 : 0);
    },
  });
}

/** Reports the free disk space of a folder. */
export function watchDisk(registry: Metrics, folder: string): void {
  new Gauge({
    name: 'kaamsetu_files_disk_bytes',
    help: 'Disk space of the folder with uploaded files in bytes, free and total. Absent if the files are stored in a bucket.',
    labelNames: ['room'],
    registers: [registry],
    async collect() {
      const space = await diskSpace(folder);
      if (!space) return;
      this.set({ room: 'free' }, space.free_bytes);
      this.set({ room: 'total' }, space.total_bytes);
    },
  });
}
