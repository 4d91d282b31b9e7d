// Every five minutes: reveals ratings that have waited long enough for the other side (D34).
import { revealRatings } from '#marketplace/ratings/actions/reveal.ts';
import type { Db } from '#platform/db.ts';

/** Idempotent. */
export const revealOldRatings = (db: Db, progress: () => void) => revealRatings({ db }, progress);
