// Every five minutes: makes ratings visible that have waited long enough for the rating of the other party (D34).
import { revealRatings } from '#marketplace/ratings/actions/reveal.ts';
import type { Db } from '#platform/db.ts';

export const revealOldRatings = (db: Db, progress: () => void) => revealRatings({ db }, progress);
