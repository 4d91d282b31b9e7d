// An employer's figures over a range, beside those of the days before.
import type { Analytics, AnalyticsRange } from '#contracts/analytics.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { findPace } from '../pace-queries.ts';
import { countTotals, findFigures } from '../queries.ts';
import { spanBefore, spanOf, stepOf } from '../rules.ts';
import { findEnds } from '../span-queries.ts';

export async function showAnalytics(
  { db }: Pick<ReadDeps, 'db'>,
  employer: Person,
  range: AnalyticsRange,
): Promise<Analytics> {
  const span = spanOf(range, await findEnds(db, employer.id));
  const earlier = spanBefore(range, span);
  const step = stepOf(span);
  const [figures, totalsBefore, pace] = await Promise.all([
    findFigures(db, employer.id, { ...span, step }),
    range === 'all' ? null : countTotals(db, employer.id, earlier),
    findPace(db, employer.id, span),
  ]);
  const before = totalsBefore && { ...earlier, totals: totalsBefore };
  return { range, ...span, tz: 'Asia/Kolkata', before, step, ...figures, ...pace };
}
