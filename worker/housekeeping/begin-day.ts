// At eight in the morning in India: the day begins, and saved searches whose words are read otherwise by now are read anew before.
import { rereadSearches } from '#marketplace/saved-searches/actions.ts';
import { beginDay } from '#marketplace/saved-searches/begin-day.ts';
import type { Db } from '#platform/db.ts';

/** In UTC. */
export const BEGIN_DAY_AT = '30 2 * * *';

/** Harmless to run twice. */
export async function beginToday(db: Db, progress: () => void): Promise<void> {
  await rereadSearches({ db }, progress);
  await beginDay({ db });
}
