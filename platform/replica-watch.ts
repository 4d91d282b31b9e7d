// How far a standby has replayed and how old that is, asked some times a second while somebody reads there, on connections of its own.
import { z } from 'zod/mini';
import { endDb, openDb } from './db.ts';
import { describeError, type Log } from './log.ts';
import { one, type Queryable, type Sql, sql } from './sql.ts';

const EVERY_MS = 200;
/** One that is away, or that nobody reads, is asked less often. */
const AWAY_EVERY_MS = 1000;
const UNUSED_EVERY_MS = 5000;
const UNUSED_AFTER_MS = 5000;
/** A standby that takes longer to say where it is counts as away. */
const ANSWERS_WITHIN_MS = 1000;
/** What was heard longer ago says nothing any more. */
const KNOWN_FOR_MS = 1500;
/** So long it must be away before the log says so. */
const LOGGED_AFTER_MS = 1000;
/** Places of the main database that are remembered: some seconds more than a standby may be behind. */
const MAX_MARKS = 100;

export interface ReplicaPosition {
  /** Everything before this position of the write-ahead log can be read there. */
  replayed: bigint;
}

type Why = NonNullable<Parameters<Log['warn']>[1]>;

interface ReplicaStatus {
  isRead: boolean;
  /** How old its data is at most; null where that is not known. */
  behindMs: number | null;
}

interface ReplicaWatchOptions {
  url: string;
  mainUrl: string;
  log: Log;
  maxLagMs: number;
  /** Called where it goes away. */
  onLost(): void;
}

/** A place in the write-ahead log, and when it was asked for by this process' clock. */
interface Mark {
  position: bigint;
  at: number;
}

/** A position (`3/A01B2C`) as a number. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const place = z.object({ lsn: z.nullable(z.string()), system: z.string(), timeline: z.int() });
const system = sql`(select system_identifier::text from pg_control_system())`;
/** What is on the disk of the main database can be on its way to a standby. The timeline that it writes begins the names of its files. */
const ofMain = sql`select pg_current_wal_flush_lsn()::text as lsn, ${system} as system,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`;
/**
 * A server that has become a main database of its own is no standby. Its timeline is known from its last restart point, and at once
 * where its receiver may be looked at (`pg_read_all_stats`).
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

/** Why places of the two say nothing of each other: after a failover one that does not follow may be ahead, with another past. */
function strangerOf(here: Answer, there: Answer): string | null {
  if (!('position' in here && 'position' in there)) return null;
  if (here.system !== there.system) return 'it is of another database';
  return there.timeline < here.timeline ? 'it has not followed the main database through a failover' : null;
}

/** How old the data of a standby is: it held everything when the main database was last seen at a place that it has passed. */
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
    /** Milliseconds; null where it is not known yet. */
    now: () => (caughtUpAt === null ? null : performance.now() - caughtUpAt),
  };
}

/** Says in the log that it went and that it came back, not each time it stumbles. */
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

/** Begins to ask; ends with `stop`. */
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
    // Where the main database is silent the age of what is known grows by itself.
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

  // One timer from the start: begun by a request it would write that request's number into each line of the log.
  const timer = setInterval(() => {
    const now = performance.now();
    const isUnused = now - usedAt > UNUSED_AFTER_MS && now - dueAt < UNUSED_EVERY_MS;
    if (!isAsking && now >= dueAt && !isUnused) void round();
  }, EVERY_MS).unref();
  void round();

  return {
    /** What can be read there now; null where nothing can. */
    known(): ReplicaPosition | null {
      usedAt = performance.now();
      return isKnown() && lastMark ? { replayed: lastMark.position } : null;
    },
    /** As it was when it was asked last. */
    seen: () => seen,
    /** Something failed there: asks how it is as soon as it can. */
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
