// The connections of one runner. One that is lost while in use ends the process: the answer to a fetch may be lost with it, and
// the tasks it took would stay locked by a pool that lives.
import type pg from 'pg';
import { type Db, openDb } from '#platform/db.ts';
import { IDLE_IN_TRANSACTION_MS } from '#platform/session-limits.ts';
import type { WatchQuery } from '#platform/watch-query.ts';

interface LanePool {
  url: string;
  queue: string;
  max: number;
  onLost(error: Error): void;
  watch?: WatchQuery | undefined;
}

/**
 * A commit here need not wait for the disk: the log keeps the order, so a power cut that takes what a task wrote takes the later
 * removal of the task as well, and it runs again. Somebody waits for the bell; nobody waits for this.
 */
const UNWAITED_COMMIT = '-c synchronous_commit=off';
/** A network that takes us away leaves nothing locked that others wait for. */
const NOT_IDLE = `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`;

/** Opens the pool. It has no statement timeout: a fetch must not be given up half-way. */
export function createLanePool({ url, queue, max, onLost, watch }: LanePool): Db {
  const pool = openDb({
    url,
    max,
    name: `worker ${queue}`,
    statementTimeout: 0,
    options: `${UNWAITED_COMMIT} ${NOT_IDLE}`,
    ...(watch ? { watch } : {}),
  });
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (inUse.has(client)) onLost(error);
    });
  });
  return pool;
}
