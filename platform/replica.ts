// Reading from a standby: a pool of its own, what it is known to have replayed, and the main database for whatever it cannot answer.
import { type Db, endDb, openDb } from './db.ts';
import { describeError, type Log } from './log.ts';
import { openReplicaWatch, positionOf, type ReplicaPosition } from './replica-watch.ts';
import type { Queryable } from './sql.ts';
import type { WatchQuery } from './watch-query.ts';

/** What the standby has been read for, and how it is; for the system page and figures. */
export interface ReplicaState {
  /** `read`: it answers reads; `away`: everything goes to the main database. */
  state: 'read' | 'away';
  /** How old its data is at most; null while that is not known. */
  behind_seconds: number | null;
  /** Statements since the start that could have gone there: answered there, sent to the main database at once, asked there a second time. */
  reads: { standby: number; main: number; again: number };
}

export interface Replica {
  /**
   * Where to read what holds everything up to a position of the write-ahead log (`3/A01B2C`); null for who must see nothing in
   * particular. Each statement is judged on its own; what the standby cannot answer the main database is asked.
   */
  readDb(mustSee: string | null): Queryable;
  state(): ReplicaState;
  /** Its connections, for figures. */
  pool: Db;
  close(): Promise<void>;
}

interface Options {
  url: string;
  /** The main database: its pool, and its address for a connection that the watch of the standby has to itself. */
  main: { db: Db; url: string };
  log: Log;
  max?: number;
  /** A standby whose data is older is not read. */
  maxLagMs?: number;
  watch?: WatchQuery | undefined;
}

const MAX_LAG_MS = 10_000;

const holds = (known: ReplicaPosition, mustSee: string | null) =>
  mustSee === null || positionOf(mustSee) <= known.replayed;

/** What is asked of a standby that goes away meanwhile is given up, so that nobody waits for a server that is silent. */
function createWaiting() {
  const waiting = new Set<(error: Error) => void>();
  return {
    giveUp: () => {
      for (const reject of waiting) reject(new Error('The standby went away'));
    },
    unlessGone<T>(asked: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        asked.then(resolve, reject).finally(() => waiting.delete(reject));
      });
    },
  };
}

/** Opens the pool and begins to watch. A standby that is not there yet is only not read. */
export function openReplica({ url, main, log, max = 16, maxLagMs = MAX_LAG_MS, watch }: Options): Replica {
  const onError = () => {};
  const replicaPool = openDb({ url, max, name: 'api reads', onError, ...(watch ? { watch } : {}) });
  const waiting = createWaiting();
  const position = openReplicaWatch({ url, mainUrl: main.url, log, maxLagMs, onLost: waiting.giveUp });
  const reads = { standby: 0, main: 0, again: 0 };
  let loggedAt = Number.NEGATIVE_INFINITY;
  const logFailure = (error: unknown) => {
    reads.again += 1;
    if (performance.now() - loggedAt < 60_000) return;
    loggedAt = performance.now();
    log.warn('a read failed on the standby and was done on the main database', describeError(error));
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
          // Its connection broke, replay took a row away under it, it lacks a new column: the main database has the last word.
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
