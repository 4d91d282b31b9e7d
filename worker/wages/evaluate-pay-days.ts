// Pay days (D69): every morning employers are notified of the pay days of this day. Every evening workers are asked whether
// their money came, and the pay days whose days of grace are over are evaluated.
import { announcePayDays, evaluatePayDays } from '#marketplace/wages/actions/evaluate-pay-days.ts';
import type { Db } from '#platform/db.ts';

export const noticePayDays = (db: Db, progress: () => void) => announcePayDays({ db }, 'employer', progress);

export async function evaluateAllPayDays(db: Db, progress: () => void): Promise<void> {
  await announcePayDays({ db }, 'labour', progress);
  await evaluatePayDays({ db }, progress);
}
