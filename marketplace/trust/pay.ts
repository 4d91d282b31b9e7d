// Converts pay to pay per day, and compares it with usual pay and the minimum wage (C.7). Pure.
import type { FindingCode } from './codes.ts';

/** Working days per pay period: 8 hours a day, 6 days a week, 26 days a month. */
export const DAYS_IN: Readonly<Record<string, number>> = { hour: 1 / 8, day: 1, week: 6, month: 26 };

/** Returns whole rupees per day; null if the pay is per job or missing. */
export function payOfDay(amount: number | null | undefined, period: string | null | undefined): number | null {
  const days = DAYS_IN[period ?? 'month'];
  return amount && amount > 0 && days ? Math.round(amount / days) : null;
}

/** Known pay per day of a trade at a place, in rupees, and the limits as percentages of the median. */
export interface KnownPay {
  median_day?: number | null;
  minimum_day?: number | null;
  /** National minimum of the pay per day (setting `pay_floor_day`); 0 or missing: unknown. */
  floor_day?: number;
  low_percent?: number;
  high_percent?: number;
}

/** Minimum pay in rupees per day if the setting is unknown: the National Floor Level Minimum Wage of 2019. */
export const FLOOR_DAY = 178;

export const LOW_PERCENT = 50;
export const HIGH_PERCENT = 300;

/** Returns the finding about pay per day; null if the pay is within the limits or no limit is known. */
export function checkPay(pay: number | null, known: KnownPay): FindingCode | null {
  if (pay === null) return null;
  if (known.floor_day && pay < known.floor_day) return 'pay_below_floor';
  if (known.minimum_day && pay < known.minimum_day) return 'pay_below_minimum';
  if (!known.median_day) return null;
  const percent = (pay * 100) / known.median_day;
  if (percent < (known.low_percent ?? LOW_PERCENT)) return 'pay_low';
  return percent > (known.high_percent ?? HIGH_PERCENT) ? 'pay_high' : null;
}
