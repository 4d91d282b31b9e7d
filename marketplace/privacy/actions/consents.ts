// What a person has agreed to, and taking it back (C.6).
import { type Consent, consentPurposes } from '#contracts/privacy.ts';
import { CONSENT_VERSION } from '#contracts/signin.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import { removeFileRows } from '../../files/queries.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import {
  insertIdentityConsent,
  listConsents,
  removeIdentity,
  setIdentityConsentWithdrawn,
} from '../queries/consents.ts';
import { neverGiven } from '../rules.ts';

/** Every purpose with its latest receipt, and the version of the notice in force. */
export async function showConsents({ db }: Pick<Deps, 'db'>, person: Person) {
  const receipts = await listConsents(db, person.id);
  const consents = consentPurposes.map(
    (purpose): Consent => receipts.find((receipt) => receipt.purpose === purpose) ?? { purpose, ...neverGiven },
  );
  return { version: CONSENT_VERSION, consents };
}

/**
 * Gives consent to keep an identity, with a new receipt, or withdraws it: mask, digest, copies of documents and a review that waits are
 * removed at once. The number itself is given again by itself.
 */
export async function setIdentityConsent(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  person: Person,
  { identity, language }: { identity: boolean | undefined; language: string },
) {
  const keys = await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, person.id);
    if (identity === true) await insertIdentityConsent(tx, person.id, { version: CONSENT_VERSION, language });
    if (identity !== false) return [];
    await setIdentityConsentWithdrawn(tx, person.id);
    await removeIdentity(tx, person.id);
    return removeFileRows(tx, person.id, ['identity', 'pan']);
  });
  await removeBytes(deps, keys);
  return showConsents(deps, person);
}
