// Gives, withdraws and shows a user's consents (C.6).
import { type Consent, consentPurposes } from '#contracts/privacy.ts';
import { fail } from '#contracts/problems.ts';
import { CONSENT_VERSION } from '#contracts/signin.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import { removeFileRows } from '../../files/queries.ts';
import { lockPerson, renewConsent } from '../../people/queries/accounts.ts';
import { listConsents, removeIdentity, setConsentWithdrawn } from '../queries/consents.ts';
import { neverGiven } from '../rules.ts';

/**
 * Returns the purposes that apply to a user type: `being_found` is for workers only, because employers cannot be
 * searched for.
 */
const purposesOf = ({ type }: Person) =>
  consentPurposes.filter((purpose) => purpose !== 'being_found' || type === 'labour');

/** Returns every purpose with its latest receipt, and the version of the privacy notice in force. */
export async function showConsents({ db }: Pick<Deps, 'db'>, person: Person) {
  const receipts = await listConsents(db, person.id);
  const consents = purposesOf(person).map(
    (purpose): Consent => receipts.find((receipt) => receipt.purpose === purpose) ?? { purpose, ...neverGiven },
  );
  return { version: CONSENT_VERSION, consents };
}

interface ConsentChanges {
  identity: boolean | undefined;
  being_found: boolean | undefined;
  language: string;
}

/**
 * Gives consents, each with a new receipt, or withdraws consents. Withdrawing `identity` immediately deletes the mask
 * and
 * digest of the identity number, the document copies and a pending review. To give this consent again, the user must
 * also submit the identity number again. After withdrawing `being_found`, the user is no longer shown to employers.
 * Fails with `validation_failed` if the purpose does not apply to the user type.
 */
export async function setConsents(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  person: Person,
  { identity, being_found, language }: ConsentChanges,
) {
  if (being_found !== undefined && person.type !== 'labour')
    fail('validation_failed', { errors: { being_found: ['unknown_field'] } });
  const keys = await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, person.id);
    for (const [purpose, given] of [['identity', identity] as const, ['being_found', being_found] as const]) {
      if (given === true) await renewConsent(tx, person.id, { purpose, version: CONSENT_VERSION, language });
      if (given === false) await setConsentWithdrawn(tx, person.id, purpose);
    }
    if (identity !== false) return [];
    await removeIdentity(tx, person.id);
    return removeFileRows(tx, person.id, ['identity', 'pan']);
  });
  await removeBytes(deps, keys);
  return showConsents(deps, person);
}
