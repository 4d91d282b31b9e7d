// Computes the date ranges of analytics, the earlier ranges for comparison, and the steps of a series. Pure functions.
import type { Analytics, AnalyticsRange } from '#contracts/analytics.ts';

/** A range of calendar days (`2026-03-31`). The days `from` and `to` belong to the range. */
export interface DateRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const plus = (day: string, days: number) => dayOf(numberOf(day) + days);

/** Returns the number of days in a range, including its first and last day. */
export const daysOf = ({ from, to }: DateRange): number => numberOf(to) - numberOf(from) + 1;

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** Returns the days of a range, which ends today. The range `all` begins at `first`, the employer's first activity. */
export function dateRangeOf(range: AnalyticsRange, { today, first }: { today: string; first: string }): DateRange {
  const from = { '7d': plus(today, -6), '30d': plus(today, -29), month: firstOfMonth(today), all: first }[range];
  return { from: from < today ? from : today, to: today };
}

/**
 * Returns the earlier range with which a range is compared: the range of the same length that ends directly before it.
 * For `month`, returns the same days of the previous month, or the whole previous month if that month is shorter.
 */
export function dateRangeBefore(range: AnalyticsRange, dates: DateRange): DateRange {
  const last = plus(dates.from, -1);
  if (range !== 'month') return { from: plus(dates.from, -daysOf(dates)), to: last };
  const same = `${last.slice(0, 8)}${dates.to.slice(8)}`;
  return { from: firstOfMonth(last), to: same < last ? same : last };
}

/**
 * Maximum number of days for daily and for weekly steps. A longer range would have more points than a chart can show
 * distinctly.
 */
const MAX_DAYS_BY_DAY = 120;
const MAX_DAYS_BY_WEEK = 730;

/** Returns the step between points of a chart. Longer ranges have longer steps, so that the points stay distinct. */
export function stepOf(dates: DateRange): Analytics['step'] {
  const days = daysOf(dates);
  if (days <= MAX_DAYS_BY_DAY) return 'day';
  return days <= MAX_DAYS_BY_WEEK ? 'week' : 'month';
}
