// Asks for the ratings that waited for the closing of a wage account.
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { askRatingPage } from '../rating-queries.ts';

const BATCH = 500;

/** Asks both sides for the ratings that waited for a closing. Idempotent: each question is asked once. */
export async function askDueRatings({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  for (let done = BATCH; done === BATCH; progress()) done = await inTransaction(db, (tx) => askRatingPage(tx, BATCH));
}
