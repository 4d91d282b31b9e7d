// A moderator's word on somebody's documents (D39). No copy of an identity card outlives it (C.2).
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { system } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import { authorOf, type Moderator, nameOf } from '../../admins/moderator.ts';
import type { Deps } from '../../deps.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import { removeFileRows } from '../../files/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { lockPerson } from '../queries/accounts.ts';
import { setIdentityStatus } from '../queries/identities.ts';
import { findReviewed, lockReview, setVerdict } from '../queries/reviews.ts';

interface Decision {
  review_id: number;
  verdict: 'verified' | 'rejected';
  /** For the person to read; a rejection needs one. */
  reason?: string | undefined;
  reviewer: Moderator;
}

/**
 * Decides a review that waits. Fails with `validation_failed` for a rejection without a reason, `not_found`, or `invalid_transition` where
 * it is decided already.
 */
export async function reviewIdentity(deps: Pick<Deps, 'db' | 'log' | 'storage'>, decision: Decision): Promise<void> {
  const { review_id, verdict, reviewer } = decision;
  const reason = decision.reason?.trim() || null;
  if (verdict === 'rejected' && !reason) fail('validation_failed', { errors: { reason: ['required'] } });
  const copies = await inTransaction(deps.db, async (tx) => {
    const userId = (await findReviewed(tx, review_id)) ?? fail('not_found');
    await lockPerson(tx, userId);
    const { status } = (await lockReview(tx, review_id)) ?? fail('not_found');
    if (status !== 'pending') fail('invalid_transition', { from: status, to: verdict, allowed: [] });
    await setVerdict(tx, {
      review_id,
      verdict,
      reviewer: nameOf(reviewer),
      reason: verdict === 'rejected' ? reason : null,
    });
    await setIdentityStatus(tx, userId, verdict);
    const keys = await removeFileRows(tx, userId, ['identity']);
    await recordEvent(tx, {
      name: 'identity.reviewed',
      actor: typeof reviewer === 'string' ? system : reviewer,
      payload: { review_id },
    });
    await writeAudit(tx, authorOf(reviewer), {
      action: verdict === 'verified' ? 'identity.approved' : 'identity.rejected',
      target: { type: 'user', id: userId },
      before: { status },
      after: { status: verdict },
      ...(reason ? { reason } : {}),
    });
    return keys;
  });
  await removeBytes(deps, copies);
}
