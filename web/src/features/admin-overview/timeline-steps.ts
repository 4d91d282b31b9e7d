// Groups the days of the registration chart: single days, or weeks for a whole year.
import type { TimelineDay } from '#contracts/overview.ts';

export const ranges = ['7', '30', '90', '365'] as const;
export type Range = (typeof ranges)[number];

/**
 * Maximum number of days that are shown one by one. Longer ranges are grouped by week, because the bars of single days
 * would be narrower than three pixels.
 */
const MAX_DAYS_BY_DAY = 120;
const WEEK = 7;

const together = (days: readonly TimelineDay[]): TimelineDay[] =>
  days.slice(0, 1).map(({ date }) => ({
    date,
    labour: days.reduce((sum, { labour }) => sum + labour, 0),
    employer: days.reduce((sum, { employer }) => sum + employer, 0),
    total: days.reduce((sum, { total }) => sum + total, 0),
  }));

export function stepsOf(days: readonly TimelineDay[]): { step: 'day' | 'week'; steps: readonly TimelineDay[] } {
  if (days.length <= MAX_DAYS_BY_DAY) return { step: 'day', steps: days };
  // Weeks are counted back from the last day, so that the last week has seven days. The remaining days form a shorter
  // first week.
  const left = days.length % WEEK;
  const begins = Array.from({ length: Math.floor(days.length / WEEK) }, (_, week) => left + week * WEEK);
  const weeks = begins.flatMap((begin) => together(days.slice(begin, begin + WEEK)));
  return { step: 'week', steps: [...together(days.slice(0, left)), ...weeks] };
}
