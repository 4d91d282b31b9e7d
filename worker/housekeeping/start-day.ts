// At 08:00 in India: records the event that triggers the daily digests of saved searches. Before that, reindexes saved
// searches that have an older index version.
import { rereadSearches } from '#marketplace/saved-searches/actions.ts';
import { startDay } from '#marketplace/saved-searches/start-day.ts';
import type { Db } from '#platform/db.ts';

export async function startToday(db: Db, progress: () => void): Promise<void> {
  await rereadSearches({ db }, progress);
  await startDay({ db });
}
