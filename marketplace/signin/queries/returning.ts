// SQL of inactive accounts: the proof that the user is the owner, the attempts at this proof, and the release of the
// phone number (D115).
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { CLEARED_DAYS, MAX_PROOF_ATTEMPTS, REGISTRATION_TOKEN_MINUTES, SESSION_IDLE_MINUTES } from '../rules.ts';

/**
 * Returns true if the account was inactive for `days` days. Activity is a sign-in with a code (if there was none, the
 * creation of the account), an active session, or a moderator's recent decision that the account belongs to this person.
 */
export async function isDormant(
  db: Queryable,
  { userId, phone, days }: { userId: number; phone: string; days: number },
) {
  if (days === 0) return false;
  const { dormant } = await one(
    db,
    sql`select coalesce((select max(seen_at) from known_devices where phone_number = ${phone}), u.created_at)
          < now() - ${days} * interval '1 day'
        and not exists (select from sessions s where s.user_id = u.id and s.expires_at > now()
          and s.seen_at > now() - ${SESSION_IDLE_MINUTES} * interval '1 minute')
        and not exists (select from returning_checks c where c.user_id = u.id
          and c.cleared_at > now() - ${CLEARED_DAYS} * interval '1 day') as dormant
      from users u where u.id = ${userId}`,
    z.object({ dormant: z.boolean() }),
  );
  return dormant;
}

/** Inserts a proof token. With this token, a user of a long inactive account can only prove to own the account. */
export async function insertProofToken(
  tx: Tx,
  { tokenHash, phone, userId }: { tokenHash: Buffer; phone: string; userId: number },
) {
  await run(
    tx,
    sql`insert into registration_passes (token_hash, phone_number, account_id, expires_at)
      values (${tokenHash}, ${phone}, ${userId}, now() + ${REGISTRATION_TOKEN_MINUTES} * interval '1 minute')`,
  );
  await run(tx, sql`insert into returning_checks (user_id) values (${userId}) on conflict (user_id) do nothing`);
}

const proof = z.object({ user_id: z.int(), phone_number: z.string() });

/**
 * Returns account and phone number of a token for proving the ownership of an account, locked; null if the token is
 * expired or of another kind.
 */
export function lockProofToken(tx: Tx, tokenHash: Buffer) {
  return maybe(
    tx,
    sql`select account_id as user_id, phone_number from registration_passes
      where token_hash = ${tokenHash} and account_id is not null and expires_at > now() for update`,
    proof,
  );
}

/**
 * Returns the number of attempts, and whether another attempt is possible (`open`): attempts are left and an identity
 * number is stored. Locks the row, so that parallel attempts are counted one by one.
 */
export async function lockProof(tx: Tx, userId: number): Promise<{ open: boolean; tries: number }> {
  const row = await maybe(
    tx,
    sql`select tries, exists (select from identities where user_id = ${userId}) as has_number
      from returning_checks where user_id = ${userId} for update`,
    z.object({ tries: z.int(), has_number: z.boolean() }),
  );
  return { open: row?.has_number === true && row.tries < MAX_PROOF_ATTEMPTS, tries: row?.tries ?? MAX_PROOF_ATTEMPTS };
}

export async function setProofTried(tx: Tx, userId: number): Promise<void> {
  await run(tx, sql`update returning_checks set tries = tries + 1 where user_id = ${userId}`);
}

/**
 * Ends the proof of ownership of an inactive account: the user has proven to be the owner, or the account has lost its
 * phone number. Deletes the account's proof tokens and its pending review by a moderator.
 */
export async function removeProof(tx: Tx, userId: number): Promise<void> {
  await run(tx, sql`delete from returning_checks where user_id = ${userId}`);
  await run(tx, sql`delete from registration_passes where account_id = ${userId}`);
  await run(
    tx,
    sql`delete from identity_reviews where user_id = ${userId} and status = 'pending' and cause = 'returning'`,
  );
}

/** Asks a moderator to check who owns an inactive account, unless a review of the user is already pending. */
export async function openReturningCase(tx: Tx, userId: number): Promise<void> {
  await run(
    tx,
    sql`insert into identity_reviews (user_id, cause) values (${userId}, 'returning')
      on conflict (user_id) where status = 'pending' do nothing`,
  );
}

/**
 * Removes the phone number from the account, ends its sessions, and forgets the devices that were known for the number.
 */
export async function removePhone(tx: Tx, { user_id, phone_number }: z.output<typeof proof>): Promise<void> {
  await run(tx, sql`delete from known_devices where phone_number = ${phone_number}`);
  await run(tx, sql`delete from sessions where user_id = ${user_id}`);
  await run(tx, sql`update users set phone_number = null, updated_at = now() where id = ${user_id}`);
}
