// SQL of tokens, kept as digests: sessions, and passes that only register.
import { type UserType, userType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, prepared, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { PASS_MINUTES, SESSION_DAYS, SESSION_IDLE_MINUTES, SESSIONS_PER_PERSON } from '../rules.ts';

/** A pass that only registers this phone. */
export async function insertPass(tx: Tx, tokenHash: Buffer, phone: string): Promise<void> {
  await run(
    tx,
    sql`insert into registration_passes (token_hash, phone_number, expires_at)
      values (${tokenHash}, ${phone}, now() + ${PASS_MINUTES} * interval '1 minute')`,
  );
}

/** The phone that a pass was given to, while it lasts. */
export async function findPassPhone(db: Queryable, tokenHash: Buffer): Promise<string | null> {
  const row = await maybe(
    db,
    sql`select phone_number from registration_passes where token_hash = ${tokenHash} and expires_at > now()`,
    z.object({ phone_number: z.string() }),
  );
  return row?.phone_number ?? null;
}

export async function removePass(tx: Tx, tokenHash: Buffer): Promise<number> {
  return run(tx, sql`delete from registration_passes where token_hash = ${tokenHash} and expires_at > now()`);
}

/** A new session; the oldest beyond the fifth end. */
export async function insertSession(tx: Tx, tokenHash: Buffer, userId: number): Promise<void> {
  await run(
    tx,
    sql`insert into sessions (token_hash, user_id, expires_at)
      values (${tokenHash}, ${userId}, now() + ${SESSION_DAYS} * interval '1 day')`,
  );
  await run(
    tx,
    sql`delete from sessions where user_id = ${userId} and id not in
      (select id from sessions where user_id = ${userId} order by id desc limit ${SESSIONS_PER_PERSON})`,
  );
}

const session = z.object({ session_id: z.int(), user_id: z.int(), user_type: userType, stale: z.boolean() });
export interface Session {
  session_id: number;
  user_id: number;
  user_type: UserType;
  /** Seen more than a minute ago: worth a write. */
  stale: boolean;
}

const lasts = sql`s.expires_at > now() and s.seen_at > now() - ${SESSION_IDLE_MINUTES} * interval '1 minute'`;

/** Those of the sessions that have ended: by logout, by age, idle for too long, or because a sixth began. */
export async function listEndedSessions(db: Queryable, sessionIds: readonly number[]): Promise<number[]> {
  const rows = await many(
    db,
    sql`select id from unnest(${sessionIds}::bigint[]) as asked (id)
      where not exists (select from sessions s where s.id = asked.id and ${lasts})`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }) => id);
}

/** The session of a token, while it is neither idle too long nor too old. */
export function findSession(db: Queryable, tokenHash: Buffer): Promise<Session | null> {
  const statement = sql`select s.id as session_id, u.id as user_id, u.user_type, s.seen_at < now() - interval '1 minute' as stale
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and ${lasts}`;
  return maybe(db, prepared('find session', statement), session);
}

export async function setSessionSeen(db: Queryable, sessionId: number): Promise<void> {
  await run(db, sql`update sessions set seen_at = now() where id = ${sessionId}`);
}

export async function removeSession(db: Queryable, sessionId: number): Promise<void> {
  await run(db, sql`delete from sessions where id = ${sessionId}`);
}

/** Deletes sessions and passes that have had their time. */
export async function removeExpiredTokens(db: Queryable): Promise<void> {
  await run(
    db,
    sql`delete from sessions where expires_at < now() or seen_at < now() - ${SESSION_IDLE_MINUTES} * interval '1 minute'`,
  );
  await run(db, sql`delete from registration_passes where expires_at < now()`);
}
