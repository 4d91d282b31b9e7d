// Pay as a day's, and how far it may be from what a trade is usually paid (C.7). Pure.
import type { FindingCode } from './codes.ts';

/** Hours of a working day, days of a week and of a month, by which pay is compared. */
const DAYS_IN: Readonly<Record<string, number>> = { hour: 1 / 8, day: 1, week: 6, month: 26 };

/** Whole rupees of a day; null where pay is for a whole job, or there is none. */
export function payOfDay(amount: number | null | undefined, period: string | null | undefined): number | null {
  const days = DAYS_IN[period ?? 'month'];
  return amount && amount > 0 && days ? Math.round(amount / days) : null;
}

/** What is known of the pay of a trade where the job is, as a day's, and the per cent of the median at which pay is far off. */
export interface KnownPay {
  median_day?: number | null;
  minimum_day?: number | null;
  low_percent?: number;
  high_percent?: number;
}

export const LOW_PERCENT = 50;
export const HIGH_PERCENT = 300;

/** What is wrong with the pay of a day, or null: nothing is said where nothing is known. */
export function checkPay(pay: number | null, known: KnownPay): FindingCode | null {
  if (pay === null) return null;
  if (known.minimum_day && pay < known.minimum_day) return 'pay_below_minimum';
  if (!known.median_day) return null;
  const percent = (pay * 100) / known.median_day;
  if (percent < (known.low_percent ?? LOW_PERCENT)) return 'pay_low';
  return percent > (known.high_percent ?? HIGH_PERCENT) ? 'pay_high' : null;
}
