// Watches the replayed position and the lag of a replica, several times per second while it is in use, on dedicated
// connections.
import { z } from 'zod/mini';
import { endDb, openDb } from './db.ts';
import { describeError, type Log } from './log.ts';
import { one, type Queryable, type Sql, sql } from './sql.ts';

const EVERY_MS = 200;
/** Polling intervals in milliseconds for a replica that is unavailable or unused. */
const AWAY_EVERY_MS = 1000;
const UNUSED_EVERY_MS = 5000;
const UNUSED_AFTER_MS = 5000;
/** A replica that takes longer to report its position counts as unavailable. */
const ANSWERS_WITHIN_MS = 1000;
/** Milliseconds after which a reported position is too old to use. */
const KNOWN_FOR_MS = 1500;
/** Milliseconds for which a replica must be unavailable before it is logged. */
const LOGGED_AFTER_MS = 1000;
/** Number of remembered positions of the main database: a few seconds more than the maximum lag. */
const MAX_MARKS = 100;

export interface ReplicaPosition {
  /** All writes before this position of the write-ahead log are visible on the replica. */
  replayed: bigint;
}

type Why = NonNullable<Parameters<Log['warn']>[1]>;

interface ReplicaStatus {
  isRead: boolean;
  /** Maximum age of its data in milliseconds; null if unknown. */
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

/** A position in the write-ahead log, and when it was requested by the clock of this process. */
interface Mark {
  position: bigint;
  at: number;
}

/** Converts a log position (`3/A01B2C`) to a number. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const place = z.object({ lsn: z.nullable(z.string()), system: z.string(), timeline: z.int() });
const system = sql`(select system_identifier::text from pg_control_system())`;
/**
 * The replica can receive what the main database has flushed. The names of the log files begin with the current
 * timeline.
 */
const ofMain = sql`select pg_current_wal_flush_lsn()::text as lsn, ${system} as system,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`;
/**
 * A promoted server is not a replica. Its timeline is known from the last restart point, or immediately if this user
 * may read the state of its receiver (`pg_read_all_stats`).
 */
const ofReplica = sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn, ${system} as system,
  greatest((select timeline_id from pg_control_checkpoint()), (select min_recovery_end_timeline from pg_control_recovery()),
    (select received_tli from pg_stat_wal_receiver)) as timeline`;

async function ask(db: Queryable, statement: Sql): Promise<Mark & { system: string; timeline: number }> {
  const at = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ANSWERS_WITHIN_MS, new Error('It does not say where it is'));
  });
  try {
    const { lsn, ...known } = await Promise.race([one(db, statement, place), silence]);
    if (lsn === null) throw new Error('It is no standby');
    return { position: positionOf(lsn), at, ...known };
  } finally {
    clearTimeout(timer);
  }
}

type Answer = Awaited<ReturnType<typeof ask>> | { error: unknown };
const answerOf = (db: Queryable, statement: Sql): Promise<Answer> =>
  ask(db, statement).catch((error: unknown) => ({ error }));

/**
 * Returns why the positions of both servers are not comparable: after a failover, a replica that does not follow may be
 * ahead on another timeline.
 */
function strangerOf(here: Answer, there: Answer): string | null {
  if (!('position' in here && 'position' in there)) return null;
  if (here.system !== there.system) return 'it is of another database';
  return there.timeline < here.timeline ? 'it has not followed the main database through a failover' : null;
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
    /** Milliseconds; null if not yet known. */
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
      if (loggedAway) log.info('the standby is read again');
      loggedAway = false;
    } else if (!loggedAway && performance.now() - goodAt > LOGGED_AFTER_MS) {
      loggedAway = true;
      log.warn('the standby is not read: everything is read from the main database', why);
    }
  };
}

/** Starts polling; `stop` ends it. */
export function openReplicaWatch({ url, mainUrl, log, maxLagMs, onLost }: ReplicaWatchOptions) {
  const single = { max: 1, name: 'api standby watch', statementTimeout: ANSWERS_WITHIN_MS };
  const [replica, main] = [openDb({ ...single, url }), openDb({ ...single, url: mainUrl })];
  const age = openAge();
  const logState = openStateLogger(log);
  let lastMark: Mark | null = null;
  let seen: ReplicaStatus = { isRead: false, behindMs: null };
  let why: Why = {};
  let usedAt = performance.now();
  let dueAt = 0;
  let isAsking = false;
  let isStopped = false;

  function onAnswers(here: Answer, there: Answer): void {
    // Without an answer of the main database there is no new mark, so the computed age increases.
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

  async function round(): Promise<void> {
    isAsking = true;
    const [here, there] = await Promise.all([answerOf(main, ofMain), answerOf(replica, ofReplica)]);
    isAsking = false;
    if (isStopped) return;
    onAnswers(here, there);
    seen = { isRead: isKnown(), behindMs: lastMark && age.now() };
    logState(seen.isRead, why);
    dueAt = performance.now() + (lastMark ? 0 : AWAY_EVERY_MS);
  }

  // One timer from the start: a timer that is started in a request would add its request id to every log line.
  const timer = setInterval(() => {
    const now = performance.now();
    const isUnused = now - usedAt > UNUSED_AFTER_MS && now - dueAt < UNUSED_EVERY_MS;
    if (!isAsking && now >= dueAt && !isUnused) void round();
  }, EVERY_MS).unref();
  void round();

  return {
    /** The position that can be read now; null if the replica cannot be used. */
    known(): ReplicaPosition | null {
      usedAt = performance.now();
      return isKnown() && lastMark ? { replayed: lastMark.position } : null;
    },
    /** State at the last poll. */
    seen: () => seen,
    /** Polls again as soon as possible, after a failed read. */
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
