// A review begins: a row of its own, the identity pending, the fact recorded.
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { recordEvent } from '../../record-event.ts';
import { setIdentityStatus } from '../queries/identities.ts';
import { insertReview, removePendingReview } from '../queries/reviews.ts';

/** Whoever calls holds the person's lock, and none is pending. */
export async function startReview(tx: Tx, person: Person): Promise<void> {
  const reviewId = await insertReview(tx, person.id);
  await setIdentityStatus(tx, person.id, 'pending');
  await recordEvent(tx, { name: 'identity.submitted', actor: person, payload: { review_id: reviewId } });
}

/** The pending one ends unheard and another takes its place, so that a word on what has changed since counts for nothing. Nobody is told. */
export async function replaceReview(tx: Tx, person: Person): Promise<void> {
  await removePendingReview(tx, person.id);
  await insertReview(tx, person.id);
}
