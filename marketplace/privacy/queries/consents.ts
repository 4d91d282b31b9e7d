// SQL of consents: the receipts, and what goes with the one about identity.
import { type Consent, consentPurpose } from '#contracts/privacy.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

const receipt = z.object({
  purpose: consentPurpose,
  given: z.boolean(),
  version: z.string(),
  language: z.string(),
  given_at: instant,
  withdrawn_at: z.nullable(instant),
});

/** The latest receipt of each purpose that was ever agreed to. */
export function listConsents(db: Queryable, userId: number): Promise<Consent[]> {
  return many(
    db,
    sql`select distinct on (purpose) purpose, withdrawn_at is null as given, version, language, given_at, withdrawn_at
      from consents where user_id = ${userId} order by purpose, id desc`,
    receipt,
  );
}

/** The receipt, once: where consent stands already, nothing is written. */
export async function insertIdentityConsent(
  tx: Tx,
  userId: number,
  { version, language }: { version: string; language: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into consents (user_id, purpose, version, language) select ${userId}, 'identity', ${version}, ${language}
      where not exists (select from consents where user_id = ${userId} and purpose = 'identity' and withdrawn_at is null)`,
  );
}

export async function setIdentityConsentWithdrawn(tx: Tx, userId: number): Promise<void> {
  await run(
    tx,
    sql`update consents set withdrawn_at = now() where user_id = ${userId} and purpose = 'identity' and withdrawn_at is null`,
  );
}

/** Mask, digest, and a review that waits: gone. What a moderator has said before stays. */
export async function removeIdentity(tx: Tx, userId: number): Promise<void> {
  await run(tx, sql`delete from identities where user_id = ${userId}`);
  await run(tx, sql`delete from identity_reviews where user_id = ${userId} and status = 'pending'`);
}
