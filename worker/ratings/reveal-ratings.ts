// Every five minutes: ratings that have waited long enough for the other side become visible (D34).
import { revealRatings } from '#marketplace/ratings/actions/reveal.ts';
import type { Db } from '#platform/db.ts';

export const REVEAL_CRON = '*/5 * * * *';

/** Harmless to run twice. */
export const revealOldRatings = (db: Db, progress: () => void) => revealRatings({ db }, progress);
