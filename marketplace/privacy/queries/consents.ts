// SQL of consents: the receipts, and the data that depends on the consent `identity`.
import { type Consent, consentPurpose } from '#contracts/privacy.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { removeIdentities, removeOwnCases } from '../../people/queries/claims.ts';

const receipt = z.object({
  purpose: consentPurpose,
  given: z.boolean(),
  version: z.string(),
  language: z.string(),
  given_at: instant,
  withdrawn_at: z.nullable(instant),
});

/** Returns the latest consent receipt of each purpose, given or withdrawn. */
export function listConsents(db: Queryable, userId: number): Promise<Consent[]> {
  return many(
    db,
    sql`select distinct on (purpose) purpose, withdrawn_at is null as given, version, language, given_at, withdrawn_at
      from consents where user_id = ${userId} order by purpose, id desc`,
    receipt,
  );
}

export async function setConsentWithdrawn(tx: Tx, userId: number, purpose: Consent['purpose']): Promise<void> {
  await run(
    tx,
    sql`update consents set withdrawn_at = now() where user_id = ${userId} and purpose = ${purpose} and withdrawn_at is null`,
  );
}

/** Deletes the mask and the digest of the identity number, and a pending identity review. Decided reviews remain. */
export async function removeIdentity(tx: Tx, userId: number): Promise<void> {
  await removeOwnCases(tx, userId);
  await removeIdentities(tx, [userId]);
}
