// Measures the median pay of each trade.
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import { measureMedians } from '../queries.ts';

/** Recomputes the median pay of all trades and places. Idempotent. */
export async function measurePay({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { pay_median_sample } = await readSettings(db, ['pay_median_sample']);
  await measureMedians(db, pay_median_sample);
}
