// SQL of identities: a mask, a keyed digest and a status; never a number (D40).
import { identityStatus } from '#contracts/reference.ts';
import { identityType } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

/** What is kept of an identity number. */
export interface KeptIdentity {
  identity_type: string;
  masked: string;
  digest: Buffer;
}

/** Keeps what is left of an identity number: a mask and a keyed digest (D40). */
export async function insertIdentity(tx: Tx, userId: number, identity: KeptIdentity): Promise<void> {
  await run(
    tx,
    sql`insert into identities (user_id, identity_type, masked, digest)
      values (${userId}, ${identity.identity_type}, ${identity.masked}, ${identity.digest})`,
  );
}

/** The same, where there may be one before: with another number the status begins anew. */
export async function setIdentity(tx: Tx, userId: number, identity: KeptIdentity): Promise<void> {
  await run(
    tx,
    sql`insert into identities (user_id, identity_type, masked, digest)
      values (${userId}, ${identity.identity_type}, ${identity.masked}, ${identity.digest})
      on conflict (user_id) do update set identity_type = excluded.identity_type, masked = excluded.masked, digest = excluded.digest,
        status = case when identities.digest = excluded.digest then identities.status else 'format_valid' end`,
  );
}

const digested = z.object({ identity_type: identityType, digest: z.instanceof(Buffer), status: identityStatus });

/** For comparing a number with the one that was given before. */
export function findIdentity(tx: Tx, userId: number) {
  return maybe(tx, sql`select identity_type, digest, status from identities where user_id = ${userId}`, digested);
}

export async function setIdentityStatus(tx: Tx, userId: number, status: string): Promise<void> {
  await run(tx, sql`update identities set status = ${status} where user_id = ${userId}`);
}

/** Counts one more try of an identity number; false where there were `most` in the last day. */
export async function takeIdentityTry(db: Queryable, userId: number, most: number): Promise<boolean> {
  const recent = sql`array(select tried from unnest(identity_tried_at) as tried where tried > now() - interval '1 day')`;
  const taken = await run(
    db,
    sql`update users set identity_tried_at = ${recent} || now() where id = ${userId} and cardinality(${recent}) < ${most}`,
  );
  return taken === 1;
}
