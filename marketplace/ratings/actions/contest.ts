// Lets the recipient contest a rating, and records the moderator's decision. A moderator may hide the review (the text
// of the rating); the stars always count (D36).
import { fail } from '#contracts/problems.ts';
import type { ReceivedRating } from '#contracts/ratings.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { type Person, system } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import { authorOf, type Moderator, nameOf } from '../../admins/moderator.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { findReceivedRating, lockRating, lockReceivedRating, setContest, setDecision } from '../received-queries.ts';

type Store = Pick<Deps, 'db'>;

/**
 * Asks a moderator to check a visible rating. Fails with `not_found` if the user has received no such rating, and with
 * `already_contested` if the user has contested this rating before.
 */
export async function contestRating(
  { db }: Store,
  person: Person,
  id: number,
  reason: string,
): Promise<ReceivedRating> {
  await inTransaction(db, async (tx) => {
    const { contested } = (await lockReceivedRating(tx, person.id, id)) ?? fail('not_found');
    if (contested) fail('already_contested');
    await setContest(tx, id, reason);
    await recordEvent(tx, { name: 'rating.contested', actor: person, payload: { rating_id: id } });
  });
  return (await findReceivedRating(db, person.id, id)) ?? fail('not_found');
}

interface Decision {
  rating_id: number;
  verdict: 'hide' | 'keep' | 'unhide';
  moderator: Moderator;
  /** Reason for the decision; the rater and the recipient may read it. */
  outcome: string;
  /**
   * Time of the latest decision that the moderator saw; null if the moderator saw no decision. If undefined, the time
   * is not checked.
   */
  decided_at?: string | null | undefined;
}

type LockedRating = NonNullable<Awaited<ReturnType<typeof lockRating>>>;

/**
 * Returns true if the verdict is possible: `hide` for a review that is visible or waits for a moderator, `keep` for a
 * review that waits for a moderator, `unhide` for a review that a moderator has hidden.
 */
const isOpenTo = ({ review_status, waits }: LockedRating, verdict: Decision['verdict']) =>
  ({ hide: waits || review_status !== 'hidden', keep: waits, unhide: !waits && review_status === 'hidden' })[verdict];

/**
 * Locks the rating. Checks that the moderator saw the latest decision about the rating and that the verdict is
 * possible. Otherwise fails with `already_decided`, or with `invalid_transition` if there is no decision yet. Fails
 * with `not_found` for an unknown rating.
 */
async function lockSeen(tx: Tx, { rating_id, verdict, decided_at }: Decision): Promise<LockedRating> {
  const rating = (await lockRating(tx, rating_id)) ?? fail('not_found');
  const isSeen = decided_at === undefined || decided_at === rating.decided_at;
  if (isSeen && isOpenTo(rating, verdict)) return rating;
  if (rating.decided_at === null) fail('invalid_transition', { from: rating.review_status, to: verdict, allowed: [] });
  const { review_status, moderator, decided_at: at } = rating;
  return fail('already_decided', { verdict: review_status, by: moderator ?? '', at });
}

const auditActions = { hide: 'rating.hidden', keep: 'rating.kept', unhide: 'rating.unhidden' } as const;

/**
 * Records a moderator's decision about a review: `hide` hides the review, `keep` shows a review that was waiting for a
 * moderator, `unhide` shows a hidden review again. Fails as {@link lockSeen} does.
 */
export async function decideRating({ db }: Store, decision: Decision): Promise<void> {
  const { rating_id, verdict, moderator, outcome } = decision;
  await inTransaction(db, async (tx) => {
    const { review_status } = await lockSeen(tx, decision);
    const to = verdict === 'hide' ? 'hidden' : 'shown';
    await setDecision(tx, rating_id, { review_status: to, moderator: nameOf(moderator), outcome });
    const name = verdict === 'hide' ? 'rating.hidden' : 'rating.kept';
    await recordEvent(tx, { name, actor: system, payload: { rating_id } });
    await writeAudit(tx, authorOf(moderator), {
      action: auditActions[verdict],
      target: { type: 'rating', id: rating_id },
      before: { review_status },
      after: { review_status: to },
      reason: outcome,
    });
  });
}
