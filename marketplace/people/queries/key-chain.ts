// SQL of the keys for digests of identity numbers: the keys in use, the search for equal numbers, and the digests that
// are older than the newest key.
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

const bytes = z.instanceof(Buffer);
/** First of the two keys of the Postgres advisory locks: `CHAIN` for the key chain, `NUMBER` for an identity number. */
const CHAIN = 5501;
const NUMBER = 5502;

/** Takes a shared lock on the list of identity keys: the keys in use cannot change until the transaction ends. */
export async function shareKeyChain(tx: Tx): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock_shared(${CHAIN}::int, 0)`);
}

/**
 * Takes the exclusive lock on the list of identity keys: waits for all transactions that have the shared lock, and
 * makes later transactions that need the shared lock wait.
 */
export async function lockKeyChain(tx: Tx): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${CHAIN}::int, 0)`);
}

/** Returns the fingerprints of the keys in use, oldest first. An empty list means that only the first key is in use. */
export async function findFingerprints(db: Queryable): Promise<Buffer[]> {
  const row = await one(db, sql`select marks from identity_chain`, z.object({ marks: z.array(bytes) }));
  return row.marks;
}

export async function setFingerprints(tx: Tx, marks: readonly Buffer[]): Promise<void> {
  await run(tx, sql`update identity_chain set marks = ${[...marks]}::bytea[]`);
}

/** Locks an identity number, given by its digest with the first key, until the end of the transaction. */
export async function lockNumber(tx: Tx, firstDigest: Buffer): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${NUMBER}::int, ${firstDigest.readInt32BE(0)}::int)`);
}

interface Sought {
  identity_type: string;
  digests: readonly Buffer[];
  /** The user who submits the number. The user's row is ignored in the search. */
  userId: number;
}

/**
 * Returns the claim (the id that all accounts with one identity number share) of the other accounts with this number,
 * and stores the claim in the rows of these accounts; null if no other account has the number. The same single
 * statement runs in both cases, so that the response time does not reveal whether another account has the number.
 */
export async function joinClaim(tx: Tx, { identity_type, digests, userId }: Sought): Promise<number | null> {
  const joined = await maybe(
    tx,
    sql`with same as (
        select user_id, claim from identities
        where identity_type = ${identity_type} and digest = any(${[...digests]}::bytea[]) and user_id <> ${userId}
      ), named as (select coalesce(max(claim), nextval('identity_claims')) as claim from same having count(*) > 0),
      marked as (update identities i set claim = named.claim from named
        where i.user_id in (select user_id from same) and i.claim is distinct from named.claim)
      select claim from named`,
    z.object({ claim: z.int() }),
  );
  return joined?.claim ?? null;
}

const oldRow = z.object({ user_id: z.int(), digest: bytes, keys: z.int() });
type OldRow = z.output<typeof oldRow>;

/**
 * Locks and returns digests that were computed with fewer than `keys` keys, of users with ids above `after`. Skips rows
 * that another transaction has locked.
 */
export function lockOlder(tx: Tx, where: { keys: number; after: number; max: number }): Promise<OldRow[]> {
  return many(
    tx,
    sql`select user_id, digest, keys from identities where user_id > ${where.after} and keys < ${where.keys}
      order by user_id limit ${where.max} for update skip locked`,
    oldRow,
  );
}

export async function setDigests(tx: Tx, rows: readonly OldRow[]): Promise<void> {
  const each = <K extends keyof OldRow>(key: K) => rows.map((row) => row[key]);
  await run(
    tx,
    sql`update identities i set digest = x.digest, keys = x.keys
      from unnest(${each('user_id')}::bigint[], ${each('digest')}::bytea[], ${each('keys')}::int[]) as x (user_id, digest, keys)
      where i.user_id = x.user_id`,
  );
}

export async function countOlder(db: Queryable, keys: number): Promise<number> {
  const { count } = await one(
    db,
    sql`select count(*)::int as count from identities where keys < ${keys}`,
    z.object({ count: z.int() }),
  );
  return count;
}
