// A review begins: a row of its own, the identity pending, the fact recorded.
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { recordEvent } from '../../record-event.ts';
import { setIdentityStatus } from '../queries/identities.ts';
import { insertReview, removePendingReview } from '../queries/reviews.ts';

/** Whoever calls holds the person's lock. One that is pending ends unheard: its number decides nothing any more. */
export async function startReview(tx: Tx, person: Person): Promise<void> {
  await removePendingReview(tx, person.id);
  const reviewId = await insertReview(tx, person.id);
  await setIdentityStatus(tx, person.id, 'pending');
  await recordEvent(tx, { name: 'identity.submitted', actor: person, payload: { review_id: reviewId } });
}
