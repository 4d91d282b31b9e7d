// Somebody has something against a rating of their work, and a moderator's word on it: words may go, stars never do (D36).
import { fail } from '#contracts/problems.ts';
import type { ReceivedRating } from '#contracts/ratings.ts';
import { inTransaction } from '#platform/db.ts';
import { type Person, system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { findReceivedRating, lockRating, lockReceivedRating, setContest, setDecision } from '../received-queries.ts';

type Store = Pick<Deps, 'db'>;

/** Asks a moderator to look at a visible rating. Fails with `not_found` or `already_contested`. */
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

interface Verdict {
  rating_id: number;
  verdict: 'hide' | 'keep';
  moderator: string;
  /** What both sides may read of it. */
  outcome: string;
}

/**
 * Hides the words of a rating, whether or not somebody has asked for it; or leaves (or lets) them stand, where they wait. Fails with
 * `not_found` or `invalid_transition`.
 */
export async function decideRating({ db }: Store, { rating_id, verdict, moderator, outcome }: Verdict): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { review_status, waits } = (await lockRating(tx, rating_id)) ?? fail('not_found');
    const to = verdict === 'hide' ? 'hidden' : 'shown';
    if (!waits && (verdict === 'keep' || review_status === 'hidden'))
      fail('invalid_transition', { from: review_status, to, allowed: [] });
    await setDecision(tx, rating_id, { review_status: to, moderator, outcome });
    const name = verdict === 'hide' ? 'rating.hidden' : 'rating.kept';
    await recordEvent(tx, { name, actor: system, payload: { rating_id } });
  });
}
