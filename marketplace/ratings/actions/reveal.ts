// Reveals the rating of an application by one user if the other user has not rated within `rating_reveal_days` days
// (D34).
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import { revealOld } from '../queries.ts';
import { REVEAL_BATCH_SIZE } from '../rules.ts';

/** Reveals all due ratings, in batches. Idempotent. */
export async function revealRatings({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  const { rating_reveal_days } = await readSettings(db, ['rating_reveal_days']);
  for (let done = REVEAL_BATCH_SIZE; done === REVEAL_BATCH_SIZE; progress())
    done = await inTransaction(db, (tx) => revealOld(tx, rating_reveal_days));
}
