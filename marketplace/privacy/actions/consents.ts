// What a person has agreed to, and taking it back (C.6).
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

/** Nobody looks for an employer. */
const purposesOf = ({ type }: Person) =>
  consentPurposes.filter((purpose) => purpose !== 'being_found' || type === 'labour');

/** Every purpose with its latest receipt, and the version of the notice in force. */
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
 * Gives consents, each with a new receipt, or withdraws them. Without the one to keep an identity mask, digest, copies of documents and a
 * review that waits are removed at once; the number itself is given again by itself. Without the one to be found no employer is shown the
 * person any more. Fails with `validation_failed` where nobody asks the person for that.
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
