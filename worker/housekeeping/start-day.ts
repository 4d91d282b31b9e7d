// At 08:00 in India: records the event that triggers the daily digests of saved searches. First rebuilds the stored
// queries of saved searches that were built for an older version of the search index.
import { rereadSearches } from '#marketplace/saved-searches/actions.ts';
import { startDay } from '#marketplace/saved-searches/start-day.ts';
import type { Db } from '#platform/db.ts';

export async function startToday(db: Db, progress: () => void): Promise<void> {
  await rereadSearches({ db }, progress);
  await startDay({ db });
}
