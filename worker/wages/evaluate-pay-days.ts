// Every evening: evaluates the pay days whose days of grace are over (D69).
import { evaluatePayDays } from '#marketplace/wages/actions/evaluate-pay-days.ts';
import type { Db } from '#platform/db.ts';

export const evaluateAllPayDays = (db: Db, progress: () => void) => evaluatePayDays({ db }, progress);
