// An employer's analytics for a date range, compared with the preceding range.
import type { Analytics, AnalyticsRange } from '#contracts/analytics.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { findEnds } from '../date-range-queries.ts';
import { countTotals, findStats } from '../queries.ts';
import { findResponseTime } from '../response-time-queries.ts';
import { dateRangeBefore, dateRangeOf, stepOf } from '../rules.ts';

export async function showAnalytics(
  { db }: Pick<ReadDeps, 'db'>,
  employer: Person,
  range: AnalyticsRange,
): Promise<Analytics> {
  const dates = dateRangeOf(range, await findEnds(db, employer.id));
  const earlier = dateRangeBefore(range, dates);
  const step = stepOf(dates);
  const [stats, totalsBefore, responseTime] = await Promise.all([
    findStats(db, employer.id, { ...dates, step }),
    range === 'all' ? null : countTotals(db, employer.id, earlier),
    findResponseTime(db, employer.id, dates),
  ]);
  const before = totalsBefore && { ...earlier, totals: totalsBefore };
  return { range, ...dates, tz: 'Asia/Kolkata', before, step, ...stats, ...responseTime };
}
