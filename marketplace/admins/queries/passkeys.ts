// SQL of administrators' passkeys and of the challenges that they sign.
import { passkey } from '#contracts/second-factors.ts';
import { z } from '#contracts/z.ts';
import { digest } from '#platform/secrets.ts';
import { many, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import type { NewPasskey, StoredPasskey } from '../passkeys.ts';
import { CHALLENGE_SECONDS } from '../rules.ts';

const stored = z.object({
  id: z.int(),
  credential_id: z.instanceof(Buffer),
  public_key: z.instanceof(Buffer),
  sign_count: z.int(),
  transports: z.array(z.string()),
});

/** Returns the passkeys of an account with their public keys, oldest first. */
export const findPasskeys = (db: Queryable, adminId: number): Promise<StoredPasskey[]> =>
  many(
    db,
    sql`select id, credential_id, public_key, sign_count, transports from admin_passkeys where admin_id = ${adminId} order by id`,
    stored,
  );

/** Returns the passkeys of an account in the form shown to their owner, oldest first. */
export const listPasskeys = (db: Queryable, adminId: number) =>
  many(
    db,
    sql`select id, name, created_at, used_at from admin_passkeys where admin_id = ${adminId} order by id`,
    passkey,
  );

/**
 * Adds a passkey and returns it. Throws a violation of `admin_passkeys_credential_id_key` if the credential is already
 * registered.
 */
export const insertPasskey = (tx: Tx, adminId: number, { name, ...added }: NewPasskey & { name: string }) =>
  one(
    tx,
    sql`insert into admin_passkeys (admin_id, name, credential_id, public_key, sign_count, transports)
      values (${adminId}, ${name}, ${added.credential_id}, ${added.public_key}, ${added.sign_count}, ${added.transports})
      returning id, name, created_at, used_at`,
    passkey,
  );

export async function setPasskeyUsed(tx: Tx, id: number, signCount: number): Promise<void> {
  await run(tx, sql`update admin_passkeys set sign_count = ${signCount}, used_at = now() where id = ${id}`);
}

/**
 * Removes a passkey of the account. Returns the number of removed rows: 0 if the account has no passkey with this id.
 */
export const removePasskeyRow = (tx: Tx, adminId: number, id: number): Promise<number> =>
  run(tx, sql`delete from admin_passkeys where id = ${id} and admin_id = ${adminId}`);

export async function removePasskeys(tx: Tx, adminId: number): Promise<void> {
  await run(tx, sql`delete from admin_passkeys where admin_id = ${adminId}`);
}

export type Purpose = 'register' | 'login';

/** Stores the digest of a challenge. Also deletes up to 1,000 expired challenges. */
export async function insertChallenge(db: Queryable, adminId: number, of: { challenge: string; purpose: Purpose }) {
  await run(
    db,
    sql`with lapsed as (delete from admin_challenges where challenge_hash in (select challenge_hash from admin_challenges
        where created_at < now() - ${CHALLENGE_SECONDS} * interval '1 second' limit 1000 for update skip locked))
      insert into admin_challenges (challenge_hash, admin_id, purpose)
      values (${digest(of.challenge)}, ${adminId}, ${of.purpose})`,
  );
}

/**
 * Deletes a challenge, so that it can be used only once. Returns false if the challenge was not issued to this account
 * for this purpose in the last `CHALLENGE_SECONDS`.
 */
export async function consumeChallenge(
  db: Queryable,
  adminId: number,
  of: { challenge: string; purpose: Purpose },
): Promise<boolean> {
  const statement = sql`delete from admin_challenges where challenge_hash = ${digest(of.challenge)} and admin_id = ${adminId}
    and purpose = ${of.purpose} and created_at > now() - ${CHALLENGE_SECONDS} * interval '1 second'`;
  return (await run(db, statement)) > 0;
}
