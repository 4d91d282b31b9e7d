// How long the steps of a series are. Pure.
import type { Analytics } from '#contracts/analytics.ts';

/** A chart shows about this many points at most before they run into one another. */
const MOST_DAYS = 120;
const MOST_WEEK_DAYS = 730;

/** The step of a series over so many days. */
export function stepOf(days: number): Analytics['step'] {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEK_DAYS ? 'week' : 'month';
}
