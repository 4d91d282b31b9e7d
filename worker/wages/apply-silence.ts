// Every ten minutes during the day: reminds workers and employers of entries in wage accounts that wait for their
// answer, and asks for the ratings that waited for a closing. Also makes the claims of workers valid that employers have
// not answered in time (D62).
import { lapseAllClaims, remindOfEntries } from '#marketplace/wages/actions/apply-silence.ts';
import { askDueRatings } from '#marketplace/wages/actions/ask-due-ratings.ts';
import { readClock } from '#platform/clock.ts';
import type { Db } from '#platform/db.ts';
import { isDecentHour } from '../applications/remind-silent-employers.ts';

/** Does nothing at night, because all steps notify people. The task is idempotent. */
export async function applySilence(db: Db, progress: () => void): Promise<void> {
  if (!isDecentHour(await readClock(db))) return;
  await remindOfEntries({ db }, progress);
  await askDueRatings({ db }, progress);
  await lapseAllClaims({ db }, progress);
}
