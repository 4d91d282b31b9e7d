// Every hour: recomputes the usual pay of each trade (C.7).
import { measurePay } from '#marketplace/trust/actions/measure-pay.ts';
import type { Db } from '#platform/db.ts';

export async function remeasurePay(db: Db, progress: () => void): Promise<void> {
  await measurePay({ db });
  progress();
}
