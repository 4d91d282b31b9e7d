// The caller's verification status, and the request that a moderator checks the documents (D39).
import { fail } from '#contracts/problems.ts';
import type { Verification } from '#contracts/verification.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../queries/accounts.ts';
import { findProfile, type ProfileRow } from '../queries/profiles.ts';
import { badgesOf } from '../rules.ts';
import { startReview } from './start-review.ts';

/** Returns the uploaded documents that a moderator compares with the profile. */
function documentsOf({ files }: ProfileRow): Verification['documents'] {
  return { identity: files.identity ?? null, pan: files.pan ?? null, gst: files.gst ?? null };
}

/** Returns the caller's badges, identity, documents and latest review. */
export async function showVerification({ db }: Pick<Deps, 'db'>, userId: number): Promise<Verification> {
  const profile = (await findProfile(db, userId)) ?? fail('not_found');
  const { identity, review } = profile;
  return { badges: badgesOf(profile), identity, documents: documentsOf(profile), review };
}

function checkSubmission(profile: ProfileRow): void {
  if (profile.identity?.status === 'verified') fail('identity_verified');
  if (profile.identity?.status === 'pending') fail('review_pending');
  if (!profile.identity) fail('validation_failed', { errors: { identity_number: ['required'] } });
  const { identity, pan, gst } = profile.files;
  const document = profile.user_type === 'labour' ? identity : (pan ?? gst);
  if (!document) fail('validation_failed', { errors: { document: ['document_required'] } });
}

/**
 * Requests a moderator's review of the documents. Fails with `validation_failed` if the identity number or a required
 * document is missing, with `identity_verified` if a moderator has already verified the identity, and with
 * `review_pending` while another review is pending.
 */
export async function submitVerification({ db }: Pick<Deps, 'db'>, person: Person): Promise<Verification> {
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, person.id);
    checkSubmission((await findProfile(tx, person.id)) ?? fail('not_found'));
    await startReview(tx, person);
  });
  return showVerification({ db }, person.id);
}
