// SQL of tokens, stored as digests: sessions, tokens for registration, and tokens for proving the ownership of an
// inactive account.
import { SESSION_DAYS } from '#contracts/periods.ts';
import { type UserType, userType } from '#contracts/reference.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { epochMs } from '#platform/clock.ts';
import { many, maybe, prepared, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import {
  FRESH_SESSION_MINUTES,
  MAX_TOKEN_ATTEMPTS,
  REGISTRATION_TOKEN_MINUTES,
  SESSION_IDLE_MINUTES,
  SESSIONS_PER_PERSON,
} from '../rules.ts';

/** Inserts a token that can only register this phone number. */
export async function insertRegistrationToken(tx: Tx, tokenHash: Buffer, phone: string): Promise<void> {
  await run(
    tx,
    sql`insert into registration_passes (token_hash, phone_number, expires_at)
      values (${tokenHash}, ${phone}, now() + ${REGISTRATION_TOKEN_MINUTES} * interval '1 minute')`,
  );
}

/** Returns the phone number of a valid token for registration or for proving the ownership of an account, else null. */
export async function findPassPhone(db: Queryable, tokenHash: Buffer): Promise<string | null> {
  const row = await maybe(
    db,
    sql`select phone_number from registration_passes
      where token_hash = ${tokenHash} and expires_at > now() and tries < ${MAX_TOKEN_ATTEMPTS}`,
    z.object({ phone_number: z.string() }),
  );
  return row?.phone_number ?? null;
}

export async function removeRegistrationToken(tx: Tx, tokenHash: Buffer): Promise<number> {
  return run(
    tx,
    sql`delete from registration_passes where token_hash = ${tokenHash} and expires_at > now() and account_id is null`,
  );
}

interface NewSession {
  tokenHash: Buffer;
  userId: number;
  /** Name of the browser in the list of sessions. */
  browser: string;
}

/** Starts a session. A user has at most five sessions: beyond that, the oldest sessions end. */
export async function insertSession(tx: Tx, { tokenHash, userId, browser }: NewSession): Promise<void> {
  await run(
    tx,
    sql`insert into sessions (token_hash, user_id, device, expires_at)
      values (${tokenHash}, ${userId}, ${browser}, now() + ${SESSION_DAYS} * interval '1 day')`,
  );
  await run(
    tx,
    sql`delete from sessions where user_id = ${userId} and id not in
      (select id from sessions where user_id = ${userId} order by id desc limit ${SESSIONS_PER_PERSON})`,
  );
}

const session = z.object({
  session_id: z.int(),
  user_id: z.int(),
  user_type: userType,
  device: z.string(),
  stale: z.boolean(),
  fresh: z.boolean(),
  suspended: z.boolean(),
  must_see: z.nullable(z.string()),
  now: z.int(),
});
export interface Session {
  session_id: number;
  user_id: number;
  user_type: UserType;
  /** True if the last use was recorded more than a minute ago, so that the caller must update `seen_at`. */
  stale: boolean;
  /** True if a code or a registration started the session less than `FRESH_SESSION_MINUTES` ago (D38). */
  fresh: boolean;
  /** True if an administrator has suspended the user, which forbids almost all actions. */
  suspended: boolean;
  /** Name of the browser in which the session started. */
  device: string;
  /**
   * Position in the write-ahead log. Reads of this session use the replica only if the replica has replayed the log up
   * to this position (decision 0047). Null if no replica is used.
   */
  must_see: string | null;
  /** Database time, in milliseconds since 1970. */
  now: number;
}

const lasts = sql`s.expires_at > now() and s.seen_at > now() - ${SESSION_IDLE_MINUTES} * interval '1 minute'`;

/**
 * Returns which of these sessions have ended: by logout, age, inactivity, the start of a sixth session, or erasure or
 * suspension of the user.
 */
export async function listEndedSessions(db: Queryable, sessionIds: readonly number[]): Promise<number[]> {
  const rows = await many(
    db,
    sql`select id from unnest(${sessionIds}::bigint[]) as asked (id)
      where not exists (select from sessions s join users u on u.id = s.user_id
        where s.id = asked.id and ${lasts} and u.erased_at is null and u.suspended_at is null)`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }) => id);
}

/** Returns the session of a token; null if the session was idle too long or has reached its maximum age. */
export function findSession(db: Queryable, tokenHash: Buffer): Promise<Session | null> {
  const statement = sql`select s.id as session_id, u.id as user_id, u.user_type, s.device, ${epochMs} as now,
      s.seen_at < now() - interval '1 minute' as stale,
      s.created_at > now() - ${FRESH_SESSION_MINUTES} * interval '1 minute' as fresh,
      u.suspended_at is not null as suspended, s.must_see::text as must_see
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and ${lasts} and u.erased_at is null`;
  return maybe(db, prepared('find session', statement), session);
}

export async function setSessionSeen(db: Queryable, sessionId: number): Promise<void> {
  await run(db, sql`update sessions set seen_at = now() where id = ${sessionId}`);
}

/**
 * SQL that sets the log position (`must_see`) of a session to the current end of the write-ahead log, even if the log
 * is not flushed to disk yet. Used after a commit. `unwaited` lets the update commit without waiting for the disk.
 */
const seesNow = sql`must_see = pg_current_wal_insert_lsn()`;
const unwaited = sql`set_config('synchronous_commit', 'off', true) is not null`;

export async function savePosition(db: Queryable, sessionId: number): Promise<void> {
  const statement = sql`update sessions set ${seesNow} where id = ${sessionId} and ${unwaited}`;
  await run(db, prepared('keep position', statement));
}

/** Sets the log position (`must_see`) of a session that has just started. */
export async function savePositionOfToken(db: Queryable, tokenHash: Buffer): Promise<void> {
  await run(db, sql`update sessions set ${seesNow} where token_hash = ${tokenHash} and ${unwaited}`);
}

/** Sets the log position (`must_see`) of all sessions of users who are about to be notified. */
export async function savePositionOfPeople(db: Queryable, userIds: readonly number[]): Promise<void> {
  const statement = sql`update sessions set ${seesNow} where user_id = any(${userIds}::bigint[]) and ${unwaited}`;
  await run(db, prepared('keep position of people', statement));
}

export async function removeSession(db: Queryable, sessionId: number): Promise<void> {
  await run(db, sql`delete from sessions where id = ${sessionId}`);
}

const listed = z.object({
  id: z.int(),
  device: z.string(),
  created_at: instant,
  seen_at: instant,
  is_current: z.boolean(),
});

/** Returns the active sessions of a user, most recently used first. */
export function listSessions(db: Queryable, { user_id, session_id }: Pick<Session, 'user_id' | 'session_id'>) {
  return many(
    db,
    sql`select s.id, s.device, s.created_at, s.seen_at, s.id = ${session_id} as is_current from sessions s
      where s.user_id = ${user_id} and ${lasts} order by s.seen_at desc, s.id desc`,
    listed,
  );
}

/** Ends one of the user's own sessions. Returns the number of ended sessions. */
export function removeOwnSession(db: Queryable, userId: number, sessionId: number): Promise<number> {
  return run(db, sql`delete from sessions s where s.id = ${sessionId} and s.user_id = ${userId} and ${lasts}`);
}

/** Ends the sessions of a user, except the one with the id `but`. Returns the ids of the ended sessions. */
export async function removeSessions(db: Queryable, userId: number, but: number | null): Promise<number[]> {
  const rows = await many(
    db,
    sql`delete from sessions where user_id = ${userId} and id is distinct from ${but}::bigint returning id`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }) => id);
}

/** Deletes expired sessions and tokens. */
export async function removeExpiredTokens(db: Queryable): Promise<void> {
  await run(
    db,
    sql`delete from sessions where expires_at < now() or seen_at < now() - ${SESSION_IDLE_MINUTES} * interval '1 minute'`,
  );
  await run(db, sql`delete from registration_passes where expires_at < now()`);
  await run(db, sql`delete from registration_tries where tried_at < now() - interval '1 day'`);
}
