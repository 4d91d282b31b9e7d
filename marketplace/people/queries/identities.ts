// SQL of identities. A row has a mask, a keyed digest and a status, never the identity number (D40).
import { identityStatus } from '#contracts/reference.ts';
import { identityType } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { secondsToRoom } from '../../rolling-window.ts';

/** Stored data of an identity number. */
export interface StoredIdentity {
  identity_type: string;
  masked: string;
  digest: Buffer;
  /**
   * Number of keys with which the digest was computed. After a key rotation, each newer key hashes the digest again.
   */
  keys: number;
  /** Id that all accounts with the same number share; null if no other account has the number. */
  claim: number | null;
}

/** Inserts the stored form of an identity number. */
export async function insertIdentity(tx: Tx, userId: number, identity: StoredIdentity): Promise<void> {
  await run(
    tx,
    sql`insert into identities (user_id, identity_type, masked, digest, keys, claim)
      values (${userId}, ${identity.identity_type}, ${identity.masked}, ${identity.digest}, ${identity.keys}, ${identity.claim})`,
  );
}

/** Inserts or replaces the stored form of an identity number, with its status. */
export async function setIdentity(
  tx: Tx,
  userId: number,
  identity: StoredIdentity & { status: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into identities (user_id, identity_type, masked, digest, keys, claim, status)
      values (${userId}, ${identity.identity_type}, ${identity.masked}, ${identity.digest}, ${identity.keys}, ${identity.claim},
        ${identity.status})
      on conflict (user_id) do update set identity_type = excluded.identity_type, masked = excluded.masked, digest = excluded.digest,
        keys = excluded.keys, claim = excluded.claim, status = excluded.status`,
  );
}

const digested = z.object({
  identity_type: identityType,
  masked: z.string(),
  digest: z.instanceof(Buffer),
  keys: z.int(),
  status: identityStatus,
});

/** Returns the stored identity with its digest, to compare it with another number; null without a stored identity. */
export function findIdentity(tx: Tx, userId: number) {
  return maybe(
    tx,
    sql`select identity_type, masked, digest, keys, status from identities where user_id = ${userId}`,
    digested,
  );
}

export async function setIdentityStatus(tx: Tx, userId: number, status: string): Promise<void> {
  await run(tx, sql`update identities set status = ${status} where user_id = ${userId}`);
}

const wait = z.object({ seconds: z.int() });

/**
 * Counts an attempt to submit an identity number and returns 0. If the user has made `max` attempts in the last day,
 * counts nothing and returns the seconds until the next attempt is allowed.
 */
export async function takeIdentityAttempt(db: Queryable, userId: number, max: number): Promise<number> {
  const recent = sql`array(select tried from unnest(identity_tried_at) as tried where tried > now() - interval '1 day')`;
  const taken = await run(
    db,
    sql`update users set identity_tried_at = ${recent} || now() where id = ${userId} and cardinality(${recent}) < ${max}`,
  );
  if (taken === 1) return 0;
  const day = sql`interval '1 day'`;
  const { seconds } = await one(
    db,
    sql`select ${secondsToRoom(sql`tried`, day, { max })} as seconds from users, unnest(identity_tried_at) as tried
      where id = ${userId} and tried > now() - ${day}`,
    wait,
  );
  return Math.max(1, seconds);
}
