// Watches the replayed position and the lag of a replica, several times per second while it is in use, on dedicated
// connections.
import { endDb, openDb } from './db.ts';
import { describeError, type Log } from './log.ts';
import { ANSWERS_WITHIN_MS, askPositions, type Mark, type ReplicaAnswer, strangerOf } from './replica-positions.ts';

const EVERY_MS = 200;
/** Polling intervals in milliseconds for a replica that is unavailable or unused. */
const AWAY_EVERY_MS = 1000;
const UNUSED_EVERY_MS = 5000;
const UNUSED_AFTER_MS = 5000;
/** Milliseconds after which a reported position is too old to use. */
const KNOWN_FOR_MS = 1500;
/** Milliseconds for which a replica must be unavailable before it is logged. */
const LOGGED_AFTER_MS = 1000;
/**
 * Number of remembered positions of the main database. With one position per `EVERY_MS`, the positions cover 20 s,
 * which is more than the maximum lag.
 */
const MAX_MARKS = 100;

export interface ReplicaPosition {
  /** All writes before this position of the write-ahead log are visible on the replica. */
  replayed: bigint;
}

type Why = NonNullable<Parameters<Log['warn']>[1]>;

interface ReplicaStatus {
  isRead: boolean;
  /** Maximum age of the replica's data in milliseconds; null if unknown. */
  behindMs: number | null;
}

interface ReplicaWatchOptions {
  url: string;
  mainUrl: string;
  log: Log;
  maxLagMs: number;
  /** Called when the replica becomes unavailable. */
  onLost(): void;
}

/**
 * Measures the age of the replica's data. A mark is a log position of the main database with the time of its reading.
 * The replica is complete up to the time of the latest mark whose position it has replayed.
 */
function openAge() {
  let marks: Mark[] = [];
  let caughtUpAt: number | null = null;
  return {
    mark(place: Mark) {
      marks = [...marks, place].slice(-MAX_MARKS);
    },
    passed(replayed: bigint) {
      const last = marks.findLast(({ position }) => position <= replayed);
      if (!last) return;
      caughtUpAt = last.at;
      marks = marks.slice(marks.indexOf(last));
    },
    /** Maximum age of the replica's data now, in milliseconds; null if not yet known. */
    now: () => (caughtUpAt === null ? null : performance.now() - caughtUpAt),
  };
}

/** Logs when the replica becomes unavailable and available again, but not short interruptions. */
function openStateLogger(log: Log) {
  let loggedAway = false;
  let goodAt = performance.now();
  return (isRead: boolean, why: Why) => {
    if (isRead) {
      goodAt = performance.now();
      if (loggedAway) log.info('the replica is read again');
      loggedAway = false;
    } else if (!loggedAway && performance.now() - goodAt > LOGGED_AFTER_MS) {
      loggedAway = true;
      log.warn('the replica is not read: all reads use the main database', why);
    }
  };
}

/** Creates the state of the replica, which is computed from the answers of both servers. */
function createReplicaState({ log, maxLagMs, onLost }: Omit<ReplicaWatchOptions, 'url' | 'mainUrl'>) {
  const age = openAge();
  const logState = openStateLogger(log);
  let lastMark: Mark | null = null;
  let why: Why = {};
  let seen: ReplicaStatus = { isRead: false, behindMs: null };

  function onAnswers(here: ReplicaAnswer, there: ReplicaAnswer): void {
    // If the main database does not answer, there is no new mark, so the computed age increases.
    if ('position' in here) age.mark(here);
    const stranger = strangerOf(here, there);
    if ('position' in there && stranger === null) {
      lastMark = there;
      age.passed(there.position);
      why = { reason: 'it is behind', behind_ms: Math.round(age.now() ?? 0) };
      return;
    }
    why = 'error' in there ? describeError(there.error) : { reason: stranger ?? '' };
    lastMark = null;
    onLost();
  }

  const isKnown = () => {
    const behind = age.now();
    return lastMark !== null && performance.now() - lastMark.at < KNOWN_FOR_MS && behind !== null && behind <= maxLagMs;
  };

  return {
    /** Updates the state, and logs the state if it changed. Returns whether the replica reported a usable position. */
    update(here: ReplicaAnswer, there: ReplicaAnswer): boolean {
      onAnswers(here, there);
      seen = { isRead: isKnown(), behindMs: lastMark && age.now() };
      logState(seen.isRead, why);
      return lastMark !== null;
    },
    known: (): ReplicaPosition | null => (isKnown() && lastMark ? { replayed: lastMark.position } : null),
    seen: () => seen,
  };
}

/** Starts polling both servers; `stop` ends the polling. */
export function openReplicaWatch({ url, mainUrl, ...options }: ReplicaWatchOptions) {
  const single = { max: 1, name: 'api standby watch', statementTimeout: ANSWERS_WITHIN_MS };
  const [replica, main] = [openDb({ ...single, url }), openDb({ ...single, url: mainUrl })];
  const state = createReplicaState(options);
  let usedAt = performance.now();
  let dueAt = 0;
  let isAsking = false;
  let isStopped = false;

  async function round(): Promise<void> {
    isAsking = true;
    const { here, there } = await askPositions(main, replica);
    isAsking = false;
    if (isStopped) return;
    const isUsable = state.update(here, there);
    dueAt = performance.now() + (isUsable ? 0 : AWAY_EVERY_MS);
  }

  // Start one timer at the beginning. A timer that is started during a request would add the id of this request to all
  // later log lines of the watch.
  const timer = setInterval(() => {
    const now = performance.now();
    const isUnused = now - usedAt > UNUSED_AFTER_MS && now - dueAt < UNUSED_EVERY_MS;
    if (!isAsking && now >= dueAt && !isUnused) void round();
  }, EVERY_MS).unref();
  void round();

  return {
    /** The position up to which the replica has the data now; null if the replica cannot be used. */
    known(): ReplicaPosition | null {
      usedAt = performance.now();
      return state.known();
    },
    /** State at the last poll. */
    seen: state.seen,
    /** Polls again as soon as possible. Called after a failed read. */
    doubt: () => {
      dueAt = 0;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.allSettled([endDb(replica), endDb(main)]);
    },
  };
}
