// Creates the connection pool of one runner. If a connection is lost while it is in use, the process ends: the response
// to a fetch of tasks may be lost, and the fetched tasks would stay locked while the pool is alive.
import type pg from 'pg';
import { type Db, openDb, UNWAITED_COMMIT } from '#platform/db.ts';
import { IDLE_IN_TRANSACTION_MS } from '#platform/session-limits.ts';
import type { Wake } from '#platform/wake-after-commit.ts';
import type { WatchQuery } from '#platform/watch-query.ts';

interface LanePool {
  url: string;
  queue: string;
  max: number;
  onLost(error: Error): void;
  watch?: WatchQuery | undefined;
  wake?: Wake | undefined;
}

/** Ends transactions whose client has lost the network, so that their locks do not block other transactions. */
const NOT_IDLE = `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`;

/**
 * Opens the pool. It has no statement timeout, because a fetch of tasks must not be cancelled halfway. Its commits do
 * not wait for the disk. This is safe because the write-ahead log preserves order: if a power failure loses the writes
 * of a task, the later completion of the task is lost too, and the task runs again.
 */
export function createLanePool({ url, queue, max, onLost, watch, wake }: LanePool): Db {
  const pool = openDb({
    url,
    max,
    name: `worker ${queue}`,
    statementTimeout: 0,
    options: `${UNWAITED_COMMIT} ${NOT_IDLE}`,
    ...(watch ? { watch } : {}),
    ...(wake ? { wake } : {}),
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
