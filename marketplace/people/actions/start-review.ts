// Starts an identity review: inserts the review, sets the identity to pending and records the event.
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { recordEvent } from '../../record-event.ts';
import { setIdentityStatus } from '../queries/identities.ts';
import { insertReview, removePendingReview } from '../queries/reviews.ts';

/** Starts a review. The caller must have locked the user, and no review of documents may be pending. */
export async function startReview(tx: Tx, person: Person): Promise<void> {
  const reviewId = await insertReview(tx, person.id);
  await setIdentityStatus(tx, person.id, 'pending');
  await recordEvent(tx, { name: 'identity.submitted', actor: person, payload: { review_id: reviewId } });
}

/**
 * Replaces the pending review with a new one and records no event. A moderator who still sees the old data then cannot
 * decide the review.
 */
export async function replaceReview(tx: Tx, person: Person): Promise<void> {
  await removePendingReview(tx, person.id);
  await insertReview(tx, person.id);
}
