// Every ten minutes during the day: reminds both sides of entries in wage accounts that wait for an answer, and lets the
// claims of workers count that their employers have not answered (D62).
import { lapseAllClaims, remindOfEntries } from '#marketplace/wages/actions/apply-silence.ts';
import { readClock } from '#platform/clock.ts';
import type { Db } from '#platform/db.ts';
import { isDecentHour } from '../applications/remind-silent-employers.ts';

/** Does nothing at night, because both steps notify people. The task is idempotent. */
export async function applySilence(db: Db, progress: () => void): Promise<void> {
  if (!isDecentHour(await readClock(db))) return;
  await remindOfEntries({ db }, progress);
  await lapseAllClaims({ db }, progress);
}
