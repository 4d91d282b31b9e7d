// Which days an employer's figures are about, what they are compared with, and how long the steps of a series are. Pure.
import type { Analytics, AnalyticsRange } from '#contracts/analytics.ts';

/** Two days of the calendar, `2026-03-31`, and all between them. */
export interface DateRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const plus = (day: string, days: number) => dayOf(numberOf(day) + days);

/** How many days a span has. */
export const daysOf = ({ from, to }: DateRange): number => numberOf(to) - numberOf(from) + 1;

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The days of a range that end today; `first` is the day on which the employer began. */
export function dateRangeOf(range: AnalyticsRange, { today, first }: { today: string; first: string }): DateRange {
  const from = { '7d': plus(today, -6), '30d': plus(today, -29), month: firstOfMonth(today), all: first }[range];
  return { from: from < today ? from : today, to: today };
}

/** As many days before a span; of a month those of the month before, up to the same day or to its last where it is shorter. */
export function dateRangeBefore(range: AnalyticsRange, dates: DateRange): DateRange {
  const last = plus(dates.from, -1);
  if (range !== 'month') return { from: plus(dates.from, -daysOf(dates)), to: last };
  const same = `${last.slice(0, 8)}${dates.to.slice(8)}`;
  return { from: firstOfMonth(last), to: same < last ? same : last };
}

/** A chart shows about this many points at most before they run into one another. */
const MAX_DAYS_BY_DAY = 120;
const MAX_DAYS_BY_WEEK = 730;

/** The step of a series over a span. */
export function stepOf(dates: DateRange): Analytics['step'] {
  const days = daysOf(dates);
  if (days <= MAX_DAYS_BY_DAY) return 'day';
  return days <= MAX_DAYS_BY_WEEK ? 'week' : 'month';
}
