// Records a moderator's decision on an identity review (D39). Copies of identity cards are deleted with the decision
// (C.2).
import { fail } from '#contracts/problems.ts';
import type { reviewCauses } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import { run, type Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import { authorOf, type Moderator, nameOf } from '../../admins/moderator.ts';
import type { Deps } from '../../deps.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import { removeFileRows } from '../../files/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { lockPerson } from '../queries/accounts.ts';
import { listRivals, lockClaim, removeIdentities, removeMootCase } from '../queries/claims.ts';
import { setIdentityStatus } from '../queries/identities.ts';
import { setReturningCleared } from '../queries/returning.ts';
import { findReviewed, lockReview, setVerdict } from '../queries/reviews.ts';

type ReviewCause = (typeof reviewCauses)[number];

interface Decision {
  review_id: number;
  verdict: 'verified' | 'rejected';
  /** Reason shown to the user. Required for a rejection. */
  reason?: string | undefined;
  reviewer: Moderator;
}

/**
 * Removes the identity number from all other accounts that have it. Returns the storage keys of their document copies
 * and the number of these accounts. Fails with `identity_in_use` if one of these accounts is verified, because a
 * verified account never loses its identity number to another account (D40).
 */
async function displaceRivals(tx: Tx, userId: number): Promise<{ keys: string[]; displaced: number }> {
  const rivals = await listRivals(tx, userId);
  if (rivals.some(({ verified }) => verified)) fail('identity_in_use');
  const ids = rivals.map(({ user_id }) => user_id);
  await removeIdentities(tx, ids);
  const keys: string[] = [];
  for (const id of ids) {
    keys.push(...(await removeFileRows(tx, id, ['identity'])));
    await recordEvent(tx, { name: 'identity.displaced', actor: system, payload: { user_id: id } });
  }
  return { keys, displaced: ids.length };
}

/**
 * Applies a decision to the user's identity. Returns the storage keys of the document copies to delete, and the number
 * of other accounts whose identity number was removed.
 */
async function resolveIdentity(
  tx: Tx,
  { userId, verdict, cause }: { userId: number; verdict: Decision['verdict']; cause: ReviewCause },
): Promise<{ keys: string[]; displaced: number }> {
  if (cause === 'returning') {
    await setReturningCleared(tx, userId, verdict === 'verified');
    return { keys: [], displaced: 0 };
  }
  // A review with this cause was opened because several accounts share an identity number. A moderator cannot verify
  // the identity in such a review, because a verification requires documents.
  if (cause === 'shared_number' && verdict === 'verified')
    fail('validation_failed', { errors: { document: ['document_required'] } });
  const others = verdict === 'verified' ? await displaceRivals(tx, userId) : { keys: [], displaced: 0 };
  if (cause === 'shared_number') {
    await run(tx, removeMootCase(userId));
    await removeIdentities(tx, [userId]);
  } else await setIdentityStatus(tx, userId, verdict);
  return { keys: [...(await removeFileRows(tx, userId, ['identity'])), ...others.keys], displaced: others.displaced };
}

/**
 * Decides a pending review. Fails with `validation_failed` for a rejection without a reason or a verification without
 * documents, with `not_found` for an unknown id, with `identity_in_use` if another account with the number is verified,
 * and with `invalid_transition` if the review is already decided.
 */
export async function reviewIdentity(deps: Pick<Deps, 'db' | 'log' | 'storage'>, decision: Decision): Promise<void> {
  const { review_id, verdict, reviewer } = decision;
  const reason = decision.reason?.trim() || null;
  if (verdict === 'rejected' && !reason) fail('validation_failed', { errors: { reason: ['required'] } });
  const copies = await inTransaction(deps.db, async (tx) => {
    const userId = (await findReviewed(tx, review_id)) ?? fail('not_found');
    await lockPerson(tx, userId);
    // Lock the claim before the review: a decision about a rival deletes the reviews of all accounts with the number.
    await lockClaim(tx, userId);
    const { status, cause } = (await lockReview(tx, review_id)) ?? fail('not_found');
    if (status !== 'pending') fail('invalid_transition', { from: status, to: verdict, allowed: [] });
    await setVerdict(tx, {
      review_id,
      verdict,
      reviewer: nameOf(reviewer),
      reason: verdict === 'rejected' ? reason : null,
    });
    const { keys, displaced } = await resolveIdentity(tx, { userId, verdict, cause });
    await recordEvent(tx, {
      name: cause === 'returning' ? 'account.reviewed' : 'identity.reviewed',
      actor: typeof reviewer === 'string' ? system : reviewer,
      payload: { review_id },
    });
    await writeAudit(tx, authorOf(reviewer), {
      action: verdict === 'verified' ? 'identity.approved' : 'identity.rejected',
      target: { type: 'user', id: userId },
      before: { status },
      after: { status: verdict, ...(displaced > 0 ? { displaced } : {}), ...(cause === 'documents' ? {} : { cause }) },
      ...(reason ? { reason } : {}),
    });
    return keys;
  });
  await removeBytes(deps, copies);
}
