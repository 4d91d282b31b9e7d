// Answers reads from a replica if the data of the replica is recent enough, and otherwise from the main database.
import { type Db, endDb, openDb } from './db.ts';
import { describeError, type Log } from './log.ts';
import type { Reserved } from './pool-shares.ts';
import { positionOf } from './replica-positions.ts';
import { openReplicaWatch, type ReplicaPosition } from './replica-watch.ts';
import type { Queryable } from './sql.ts';
import type { WatchQuery } from './watch-query.ts';

/** Usage and state of the replica, for the system page and the metrics. */
export interface ReplicaState {
  /** `read`: the replica answers reads; `away`: all reads go to the main database. */
  state: 'read' | 'away';
  /** Maximum age of the replica's data in seconds; null if unknown. */
  behind_seconds: number | null;
  /**
   * Counts the statements since the start that the replica may answer. `standby`: answered by the replica. `main`: sent
   * to the main database directly. `again`: repeated on the main database after a failure.
   */
  reads: { standby: number; main: number; again: number };
}

export interface Replica {
  /**
   * Returns a connection for reads that must see all writes before a position of the write-ahead log (`3/A01B2C`); with
   * null, any position is sufficient. The server is chosen for each statement: the replica, or the main database if the
   * replica cannot answer.
   */
  readDb(mustSee: string | null): Queryable;
  state(): ReplicaState;
  /** The pool of the replica, for metrics. */
  pool: Db;
  close(): Promise<void>;
}

interface Options {
  url: string;
  /** The main database: its pool, and its URL for the dedicated connection that reads its log position. */
  main: { db: Db; url: string };
  log: Log;
  max?: number;
  reserved?: Reserved;
  /** Maximum lag in milliseconds; a replica with a longer lag is not read. */
  maxLagMs?: number;
  watch?: WatchQuery | undefined;
}

const MAX_LAG_MS = 10_000;

const holds = (known: ReplicaPosition, mustSee: string | null) =>
  mustSee === null || positionOf(mustSee) <= known.replayed;

/**
 * Creates the list of pending reads. `giveUp` rejects these reads when the replica becomes unavailable, so that callers
 * do not wait for a stalled server.
 */
function createWaiting() {
  const waiting = new Set<(error: Error) => void>();
  return {
    giveUp: () => {
      for (const reject of waiting) reject(new Error('The replica became unavailable'));
    },
    unlessGone<T>(asked: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        asked.then(resolve, reject).finally(() => waiting.delete(reject));
      });
    },
  };
}

/** Opens the pool and starts the watch. A replica that is not available yet is not read. */
export function openReplica({ url, main, log, max = 16, reserved, maxLagMs = MAX_LAG_MS, watch }: Options): Replica {
  const onError = () => {};
  const replicaPool = openDb({ url, max, name: 'api reads', reserved, onError, ...(watch ? { watch } : {}) });
  const waiting = createWaiting();
  const position = openReplicaWatch({ url, mainUrl: main.url, log, maxLagMs, onLost: waiting.giveUp });
  const reads = { standby: 0, main: 0, again: 0 };
  let loggedAt = Number.NEGATIVE_INFINITY;
  const logFailure = (error: unknown) => {
    reads.again += 1;
    if (performance.now() - loggedAt < 60_000) return;
    loggedAt = performance.now();
    log.warn('a read failed on the replica and was repeated on the main database', describeError(error));
  };

  return {
    readDb: (mustSee) => ({
      async query(config) {
        const known = position.known();
        if (!known || !holds(known, mustSee)) {
          reads.main += 1;
          return main.db.query(config);
        }
        try {
          const answer = await waiting.unlessGone(replicaPool.query(config));
          reads.standby += 1;
          return answer;
        } catch (error) {
          // The main database answers, because the connection broke, the replay cancelled the statement, or the replica
          // lacks a new column.
          logFailure(error);
          position.doubt();
          return main.db.query(config);
        }
      },
    }),
    state: () => {
      const { isRead, behindMs } = position.seen();
      const behind_seconds = behindMs === null ? null : behindMs / 1000;
      return { state: isRead ? 'read' : 'away', behind_seconds, reads: { ...reads } };
    },
    pool: replicaPool,
    async close() {
      await Promise.allSettled([position.stop(), endDb(replicaPool)]);
    },
  };
}
