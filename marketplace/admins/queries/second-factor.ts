// SQL of administrators' second factors.
import { adminRoles } from '#contracts/admin-roles.ts';
import { z } from '#contracts/z.ts';
import { epochMs } from '#platform/clock.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

/** SQL condition: the account with the alias `a` has TOTP or a passkey. */
export const hasSecondFactor = sql`(a.totp_since is not null or exists (select from admin_passkeys p where p.admin_id = a.id))`;

/** Returns true if the account has TOTP or a passkey. */
export async function hasFactor(db: Queryable, id: number): Promise<boolean> {
  const statement = sql`select exists (select from admins a where a.id = ${id} and ${hasSecondFactor}) as has`;
  return (await one(db, statement, z.object({ has: z.boolean() }))).has;
}

/** Returns true if TOTP is active for the account. A secret without a confirmed code does not count. */
export async function hasTotp(db: Queryable, id: number): Promise<boolean> {
  const statement = sql`select exists (select from admins where id = ${id} and totp_since is not null) as has`;
  return (await one(db, statement, z.object({ has: z.boolean() }))).has;
}

/** Stores a new secret that is not active yet. Returns 0 and stores nothing if TOTP is already active. */
export const setNewTotp = (db: Queryable, id: number, sealed: Buffer): Promise<number> =>
  run(db, sql`update admins set totp_sealed = ${sealed}, totp_step = null where id = ${id} and totp_since is null`);

/**
 * Locks the account and returns the database time and the TOTP secret that is not yet active, because the user has not
 * yet entered a code. `totp_sealed` is null if the account has no secret, or if TOTP is already active.
 */
export const lockNewTotp = (tx: Tx, id: number) =>
  one(
    tx,
    sql`select case when totp_since is null then totp_sealed end as totp_sealed, ${epochMs} as now from admins where id = ${id} for update`,
    z.object({ totp_sealed: z.nullable(z.instanceof(Buffer)), now: z.int() }),
  );

export async function setTotpOn(tx: Tx, id: number, step: number): Promise<void> {
  await run(tx, sql`update admins set totp_since = now(), totp_step = ${step} where id = ${id}`);
}

/**
 * Records the time step of a correct code. Returns false if a code of this step or of a later step was accepted before.
 */
export async function consumeTotpStep(tx: Tx, id: number, step: number): Promise<boolean> {
  const statement = sql`update admins set totp_step = ${step} where id = ${id} and coalesce(totp_step, 0) < ${step}`;
  return (await run(tx, statement)) > 0;
}

export async function removeTotp(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update admins set totp_sealed = null, totp_since = null, totp_step = null where id = ${id}`);
}

/**
 * Locks the account and returns its role and the number of its TOTP secrets (0 or 1) and passkeys; null for an unknown
 * id.
 */
export const lockFactors = (tx: Tx, id: number) =>
  maybe(
    tx,
    sql`select a.role, (a.totp_since is not null)::int as totp,
        (select count(*)::int from admin_passkeys p where p.admin_id = a.id) as passkeys
      from admins a where a.id = ${id} for update`,
    z.object({ role: z.enum(adminRoles), totp: z.int(), passkeys: z.int() }),
  );
