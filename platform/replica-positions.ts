// Asks the main database and its replica for their positions in the write-ahead log, and decides whether both positions
// are comparable.
import { z } from '#contracts/z.ts';
import { one, type Queryable, type Sql, sql } from './sql.ts';

/** Milliseconds after which a server that has not reported its position counts as unavailable. */
export const ANSWERS_WITHIN_MS = 1000;

/**
 * A position in the write-ahead log. `at` is the time at which the position was requested, by the clock of this
 * process.
 */
export interface Mark {
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
 * SQL of the state of the main database. The position is the end of the log that is flushed to disk, because a replica
 * receives only flushed data. The timeline is read from the beginning of the name of the current log file.
 */
const ofMain = sql`select pg_current_wal_flush_lsn()::text as lsn, ${system} as system,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`;
/**
 * SQL of the state of the replica. A promoted server is not a replica, so its position is null. A new timeline is
 * visible only after the next restart point, or immediately if the database user may read the state of the WAL receiver
 * (`pg_read_all_stats`).
 */
const ofReplica = sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn, ${system} as system,
  greatest((select timeline_id from pg_control_checkpoint()), (select min_recovery_end_timeline from pg_control_recovery()),
    (select received_tli from pg_stat_wal_receiver)) as timeline`;

async function ask(db: Queryable, statement: Sql): Promise<Mark & { system: string; timeline: number }> {
  const at = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ANSWERS_WITHIN_MS, new Error('The server did not report its position'));
  });
  try {
    const { lsn, ...known } = await Promise.race([one(db, statement, place), silence]);
    if (lsn === null) throw new Error('The server is not a replica');
    return { position: positionOf(lsn), at, ...known };
  } finally {
    clearTimeout(timer);
  }
}

/** The position of one server, or the error of the request for the position. */
export type ReplicaAnswer = Awaited<ReturnType<typeof ask>> | { error: unknown };

const answerOf = (db: Queryable, statement: Sql): Promise<ReplicaAnswer> =>
  ask(db, statement).catch((error: unknown) => ({ error }));

/** Asks both servers at the same time. Never rejects. */
export async function askPositions(main: Queryable, replica: Queryable) {
  const [here, there] = await Promise.all([answerOf(main, ofMain), answerOf(replica, ofReplica)]);
  return { here, there };
}

/**
 * Returns the reason why the positions of both servers are not comparable; null if they are. After a failover, a
 * replica that does not follow the new main database may contain writes that the new main database lacks.
 */
export function strangerOf(here: ReplicaAnswer, there: ReplicaAnswer): string | null {
  if (!('position' in here && 'position' in there)) return null;
  if (here.system !== there.system) return 'it is of another database';
  return there.timeline < here.timeline ? 'it has not followed the main database through a failover' : null;
}
