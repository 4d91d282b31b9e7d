// Lets a worker and an employer rate each other for an application, and change their ratings (D34).
import { fail } from '#contracts/problems.ts';
import type { GivenRating } from '#contracts/ratings.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findResponse, type IdempotencyKey, insertResponse } from '../../idempotency.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import {
  findGivenRating,
  findOwnRating,
  insertRating,
  lockOwnRating,
  lockWork,
  revealOf,
  setRating,
  type Work,
} from '../queries.ts';
import { checkReview } from '../rules.ts';

type Store = Pick<Deps, 'db'>;

interface RatingInput {
  application_id: number;
  score: number;
  review?: string | null | undefined;
  idempotency?: IdempotencyKey | null;
}

async function show({ db }: Store, person: Person, id: number): Promise<GivenRating> {
  const { rating_edit_hours: hours } = await readSettings(db, ['rating_edit_hours']);
  return findGivenRating(db, person, { id, hours });
}

/**
 * Inserts the rating and returns its id. Fails with `already_rated` if the rater has rated this application before, and
 * with `rating_closed` if the application cannot be rated (the work is not done, or an account was erased).
 */
async function give(tx: Tx, rater: Person, { work, rating }: { work: Work; rating: RatingInput }): Promise<number> {
  if (work.rated) fail('already_rated');
  if (!work.rateable) fail('rating_closed');
  const ratee_id = rater.type === 'labour' ? work.employer_id : work.labour_id;
  const { rating_double_blind } = await readSettings(tx, ['rating_double_blind']);
  const review = rating.review || null;
  const sent = { application_id: work.id, rater, ratee_id, score: rating.score, review, ...checkReview(review) };
  const id = (await insertRating(tx, sent)) ?? fail('already_rated');
  await recordEvent(tx, { name: 'rating.given', actor: rater, payload: { rating_id: id } });
  await revealOf(tx, work.id, rating_double_blind ? 'together' : 'alone');
  return id;
}

/**
 * Rates the worker or the employer of an application. Both ratings become visible when the two users have rated each
 * other. A single rating becomes visible after `rating_reveal_days` days, or immediately if `rating_double_blind` is
 * off. A review (text) that may break a rule waits for a moderator, but its stars count. With an idempotency key, a
 * repeated call returns the first rating; the lock on the application serialises concurrent calls. Fails with
 * `not_found` if the user has no such application, with `idempotency_key_reused` if the key belongs to another request,
 * and with the errors of {@link give}.
 */
export async function rate(deps: Store, rater: Person, rating: RatingInput): Promise<GivenRating> {
  const { application_id, idempotency: once } = rating;
  const id = await inTransaction(deps.db, async (tx) => {
    const work = (await lockWork(tx, rater, application_id)) ?? fail('not_found');
    const earlier = once && (await findResponse(tx, rater.id, once));
    if (earlier)
      return (earlier.same && (await findOwnRating(tx, rater, application_id))) || fail('idempotency_key_reused');
    const given = await give(tx, rater, { work, rating });
    if (once) await insertResponse(tx, rater.id, { ...once, application_id });
    return given;
  });
  return show(deps, rater, id);
}

interface Change {
  score?: number | undefined;
  review?: string | null | undefined;
}

/**
 * Changes the caller's own rating; equal values change nothing. Fails with `not_found` if the caller gave no such
 * rating, with `rating_visible` if the rated user can already see the rating, and with `rating_closed` if the rating is
 * older than `rating_edit_hours` hours.
 */
export async function changeRating(deps: Store, rater: Person, id: number, change: Change): Promise<GivenRating> {
  await inTransaction(deps.db, async (tx) => {
    const { rating_edit_hours } = await readSettings(tx, ['rating_edit_hours']);
    const before = (await lockOwnRating(tx, rater, id, rating_edit_hours)) ?? fail('not_found');
    if (before.visible) fail('rating_visible');
    if (before.late) fail('rating_closed');
    const score = change.score ?? before.score;
    const review = change.review === undefined ? before.review : change.review || null;
    if (score === before.score && review === before.review) return;
    const { findings, review_status } = review === before.review ? before : checkReview(review);
    await setRating(tx, id, { score, review, findings, review_status });
    await recordEvent(tx, { name: 'rating.changed', actor: rater, payload: { rating_id: id } });
  });
  return show(deps, rater, id);
}
