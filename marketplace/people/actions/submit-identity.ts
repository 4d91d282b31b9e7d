// Submits or replaces the caller's identity number (D40). A verified number cannot be replaced.
import { fail } from '#contracts/problems.ts';
import { CONSENT_VERSION } from '#contracts/signin.ts';
import type { IdentityType } from '#contracts/values.ts';
import type { Verification } from '#contracts/verification.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { lockPerson, renewConsent } from '../queries/accounts.ts';
import { removeOwnCases } from '../queries/claims.ts';
import { findIdentity, setIdentity, takeIdentityAttempt } from '../queries/identities.ts';
import { findProfile } from '../queries/profiles.ts';
import { MAX_IDENTITY_ATTEMPTS } from '../rules.ts';
import { isDigestOf, storedIdentityOf, validateIdentity } from './stored-identity.ts';
import { showVerification } from './verification.ts';

/**
 * Stores the identity number, and a consent receipt, because submitting the number is consent (C.6). The response does
 * not reveal whether another account has the same number (D40). Fails with `validation_failed` for an invalid
 * number, with `rate_limited` after `MAX_IDENTITY_ATTEMPTS` numbers in a day, with `identity_verified` if a moderator
 * has verified the identity, and with `review_pending` while a moderator's review is pending.
 */
export async function submitIdentity(
  deps: Pick<Deps, 'db' | 'secrets'>,
  person: Person,
  given: { identity_type: IdentityType; identity_number: string },
): Promise<Verification> {
  const number = validateIdentity(person.type, given);
  const retry_after = await takeIdentityAttempt(deps.db, person.id, MAX_IDENTITY_ATTEMPTS);
  if (retry_after > 0) fail('rate_limited', { retry_after });
  await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, person.id);
    const profile = (await findProfile(tx, person.id)) ?? fail('not_found');
    if (profile.identity?.status === 'verified') fail('identity_verified');
    if (profile.identity?.status === 'pending') fail('review_pending');
    const gstPan = profile.gst_number?.slice(2, 12);
    if (given.identity_type === 'pan' && gstPan && gstPan !== number)
      fail('validation_failed', { errors: { identity_number: ['gstin_pan_mismatch'] } });
    const valid = { userId: person.id, identity_type: given.identity_type, number };
    const before = await findIdentity(tx, person.id);
    const isSame = before?.identity_type === valid.identity_type && isDigestOf(deps, before, valid);
    // A different number resets the status.
    const status = isSame ? before.status : 'format_valid';
    if (!isSame) await removeOwnCases(tx, person.id);
    await setIdentity(tx, person.id, { ...(await storedIdentityOf(deps, tx, valid)), status });
    await renewConsent(tx, person.id, { purpose: 'identity', version: CONSENT_VERSION, language: profile.language });
    await recordEvent(tx, { name: 'identity.given', actor: person, payload: { user_id: person.id } });
  });
  return showVerification(deps, person.id);
}
