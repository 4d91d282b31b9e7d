// SQL of administrators' sessions. Tokens are stored as digests, in a different table from the tokens of users (D44).
import { adminRoles } from '#contracts/admin-roles.ts';
import { adminSession } from '#contracts/admins.ts';
import { z } from '#contracts/z.ts';
import { epochMs } from '#platform/clock.ts';
import { many, maybe, prepared, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { CONFIRMED_MINUTES, IDLE_MINUTES } from '../rules.ts';
import { hasSecondFactor } from './second-factor.ts';

const session = z.object({
  session_id: z.int(),
  admin_id: z.int(),
  username: z.string(),
  role: z.enum(adminRoles),
  stale: z.boolean(),
  confirmed: z.boolean(),
  has_second_factor: z.boolean(),
  device: z.string(),
  must_see: z.nullable(z.string()),
  now: z.int(),
});
export interface AdminSession {
  session_id: number;
  admin_id: number;
  username: string;
  role: (typeof adminRoles)[number];
  /** True if `seen_at` is more than a minute old, so that this request must update it. */
  stale: boolean;
  /** Whether the password was confirmed recently enough for the SQL console (D45). */
  confirmed: boolean;
  /** Whether the account has TOTP or a passkey. */
  has_second_factor: boolean;
  device: string;
  /**
   * Position in the write-ahead log of the session's last change. A replica may serve reads of this session only if it
   * has replayed the log up to this position. Null if any replica may serve these reads.
   */
  must_see: string | null;
  /** Database time, in milliseconds since 1970. */
  now: number;
}

const lasts = sql`s.expires_at > now() and s.seen_at > now() - ${IDLE_MINUTES} * interval '1 minute'`;

/**
 * Returns the session of a token; null if the token is unknown, or if the session was idle too long or has reached its
 * maximum age.
 */
export function findAdminSession(db: Queryable, tokenHash: Buffer): Promise<AdminSession | null> {
  const statement = sql`select s.id as session_id, a.id as admin_id, a.username, a.role, s.device, ${epochMs} as now,
      s.seen_at < now() - interval '1 minute' as stale,
      s.confirmed_at > now() - ${CONFIRMED_MINUTES} * interval '1 minute' as confirmed, s.must_see::text as must_see,
      ${hasSecondFactor} as has_second_factor
    from admin_sessions s join admins a on a.id = s.admin_id where s.token_hash = ${tokenHash} and ${lasts}`;
  return maybe(db, prepared('find admin session', statement), session);
}

/** Starts a session. Only the digest of the token is stored. */
export async function insertAdminSession(
  tx: Tx,
  { token_hash, admin_id, device }: { token_hash: Buffer; admin_id: number; device: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into admin_sessions (token_hash, admin_id, device) values (${token_hash}, ${admin_id}, ${device})`,
  );
}

export async function setAdminSessionSeen(db: Queryable, sessionId: number): Promise<void> {
  await run(db, sql`update admin_sessions set seen_at = now() where id = ${sessionId}`);
}

/**
 * Stores the current position of the write-ahead log in the sessions that match `which`. Later reads of these sessions
 * then use only replicas that contain the change that was just committed. Call this function directly after the commit.
 */
const keep = (db: Queryable, which: Sql) =>
  run(
    db,
    sql`update admin_sessions set must_see = pg_current_wal_insert_lsn()
      where ${which} and set_config('synchronous_commit', 'off', true) is not null`,
  );

export async function saveAdminPosition(db: Queryable, sessionId: number): Promise<void> {
  await keep(db, sql`id = ${sessionId}`);
}

/** Same as {@link saveAdminPosition}, for a session that has just started. `tokenHash` is the digest of its token. */
export async function saveAdminPositionOfToken(db: Queryable, tokenHash: Buffer): Promise<void> {
  await keep(db, sql`token_hash = ${tokenHash}`);
}

export async function setAdminSessionConfirmed(db: Queryable, sessionId: number): Promise<void> {
  await run(db, sql`update admin_sessions set confirmed_at = now() where id = ${sessionId}`);
}

/**
 * Ends the sessions of an administrator, except the session `but` if it is not null. Returns the ids of the ended
 * sessions.
 */
export async function removeAdminSessions(db: Queryable, adminId: number, but: number | null): Promise<number[]> {
  const rows = await many(
    db,
    sql`delete from admin_sessions where admin_id = ${adminId} and id is distinct from ${but}::bigint returning id`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }) => id);
}

/** Returns those ids of `sessionIds` whose sessions have ended. */
export async function listEndedAdminSessions(db: Queryable, sessionIds: readonly number[]): Promise<number[]> {
  const rows = await many(
    db,
    sql`select id from unnest(${sessionIds}::bigint[]) as asked (id)
      where not exists (select from admin_sessions s where s.id = asked.id and ${lasts})`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }) => id);
}

/** Returns the active sessions of the caller, most recently used first. */
export const listAdminSessions = (db: Queryable, { admin_id, session_id }: AdminSession) =>
  many(
    db,
    sql`select s.id, s.device, s.created_at, s.seen_at, s.id = ${session_id} as is_current from admin_sessions s
      where s.admin_id = ${admin_id} and ${lasts} order by s.seen_at desc, s.id desc`,
    adminSession,
  );

/** Ends one of the administrator's own sessions. Returns 0 if the administrator has no session with this id. */
export const removeOwnAdminSession = (db: Queryable, adminId: number, sessionId: number): Promise<number> =>
  run(db, sql`delete from admin_sessions where id = ${sessionId} and admin_id = ${adminId}`);

/** Deletes all expired administrator sessions. */
export async function removeLapsedAdminSessions(db: Queryable): Promise<void> {
  await run(db, sql`delete from admin_sessions s where not (${lasts})`);
}
