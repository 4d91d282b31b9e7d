// Every hour: recomputes the usual pay of each trade (C.7).
import { measurePay } from '#marketplace/trust/actions/measure-pay.ts';
import type { Db } from '#platform/db.ts';

/** The task is idempotent, so a failed run can be repeated. */
export async function remeasurePay(db: Db, progress: () => void): Promise<void> {
  await measurePay({ db });
  progress();
}
