// At eight in the morning in India: the day begins, and saved searches whose words are read otherwise by now are read anew before.
import { rereadSearches } from '#marketplace/saved-searches/actions.ts';
import { startDay } from '#marketplace/saved-searches/start-day.ts';
import type { Db } from '#platform/db.ts';

/** In UTC. */
export const START_DAY_CRON = '30 2 * * *';

/** Harmless to run twice. */
export async function startToday(db: Db, progress: () => void): Promise<void> {
  await rereadSearches({ db }, progress);
  await startDay({ db });
}
