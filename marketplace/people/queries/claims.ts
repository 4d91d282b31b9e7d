// SQL of claims: a claim connects the accounts that have submitted the same identity number (D40).
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';

/**
 * First of the two keys of the Postgres advisory lock on a claim (the id that all accounts with one identity number
 * share). `key-chain.ts` uses 5501 and 5502 for its locks.
 */
const CLAIM = 5503;

const claimant = z.object({ user_id: z.int(), verified: z.boolean() });

/**
 * Locks the claim of the user (the id that all accounts with the user's identity number share) until the end of the
 * transaction, so that decisions about the number run one after another.
 */
export const lockClaim = (tx: Tx, userId: number) =>
  run(
    tx,
    sql`select pg_advisory_xact_lock(${CLAIM}::int, (claim % 2147483647)::int) from identities where user_id = ${userId} and claim is not null`,
  );

/** Returns the other accounts with the user's identity number. */
export const listRivals = (tx: Tx, userId: number) =>
  many(
    tx,
    sql`select o.user_id, o.status = 'verified' as verified from identities i join identities o on o.claim = i.claim
      where i.user_id = ${userId} and o.user_id <> i.user_id order by o.user_id`,
    claimant,
  );

/**
 * Deletes the identities (mask and digest) of these users, and their pending reviews. Reviews with the cause
 * `returning` (a user returns after a long time) remain, because they are not about the identity number.
 */
export async function removeIdentities(tx: Tx, userIds: readonly number[]): Promise<void> {
  await run(tx, sql`delete from identities where user_id = any(${[...userIds]}::bigint[])`);
  await run(
    tx,
    sql`delete from identity_reviews where user_id = any(${[...userIds]}::bigint[]) and status = 'pending' and cause <> 'returning'`,
  );
}

/**
 * SQL that deletes the pending case of the only other account with the user's identity number: without the user, the
 * number is no longer shared. Deletes nothing if several other accounts have the number. Run this statement before the
 * user's number is deleted, because the statement finds the other account by this number.
 */
export const removeMootCase = (userId: number): Sql => sql`delete from identity_reviews r
  where r.status = 'pending' and r.cause = 'shared_number' and r.user_id in (select max(o.user_id)
    from identities i join identities o on o.claim = i.claim and o.user_id <> i.user_id
    where i.user_id = ${userId} having count(*) = 1)`;

/**
 * Deletes the pending case about the user's shared number. If only one other account has the number, also deletes the
 * case of that account.
 */
export async function removeOwnCases(tx: Tx, userId: number): Promise<void> {
  await run(tx, removeMootCase(userId));
  await run(
    tx,
    sql`delete from identity_reviews where user_id = ${userId} and status = 'pending' and cause = 'shared_number'`,
  );
}

/**
 * Opens a case for a moderator if the user's number is not verified and another account has the same number.
 * Idempotent. Returns true if a new case was opened.
 */
export async function openSharedCase(db: Queryable, userId: number): Promise<boolean> {
  const opened = await maybe(
    db,
    sql`insert into identity_reviews (user_id, cause) select i.user_id, 'shared_number' from identities i
      where i.user_id = ${userId} and i.status in ('format_valid', 'rejected')
        and exists (select from identities o where o.claim = i.claim and o.user_id <> i.user_id)
      on conflict (user_id) where status = 'pending' do nothing returning id`,
    z.object({ id: z.int() }),
  );
  return opened !== null;
}

/** Returns the id of the user that an event is about. */
export async function findPersonOfEvent(db: Queryable, eventId: number): Promise<number> {
  const statement = sql`select (payload ->> 'user_id')::bigint as user_id from domain_events where id = ${eventId}`;
  return (await one(db, statement, z.object({ user_id: z.int() }))).user_id;
}
