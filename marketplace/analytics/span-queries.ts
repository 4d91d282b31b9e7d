// SQL of the days that an employer's figures are about, by India's calendar.
import type { AnalyticsRange } from '#contracts/analytics.ts';
import { calendarDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, type Sql, sql } from '#platform/sql.ts';

const days = { from: calendarDay, to: calendarDay };

/** Two days and all between them. */
const span = z.object(days);
export type Span = z.output<typeof span>;

const spans = z.object({ ...days, before_from: calendarDay, before_to: calendarDay, days: z.int() });

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

const firstDayOf: Record<AnalyticsRange, (employerId: number) => Sql> = {
  '7d': () => sql`today - 6`,
  '30d': () => sql`today - 29`,
  month: () => sql`date_trunc('month', today)::date`,
  all: (employerId) => sql`least(today, (select (min(created_at) at time zone 'Asia/Kolkata')::date from (
    select min(created_at) as created_at from jobs where employer_id = ${employerId}
    union all select min(created_at) from applications where employer_id = ${employerId}) first))`,
};

/** As many days before; of a month, those of the month before up to the same day, or to its last where it is shorter. */
const before = (range: AnalyticsRange): { from: Sql; to: Sql } =>
  range === 'month'
    ? {
        from: sql`(first - interval '1 month')::date`,
        to: sql`least((today - interval '1 month')::date, first - 1)`,
      }
    : { from: sql`first - (today - first + 1)`, to: sql`first - 1` };

/** The days of a range, today the last, and those before them to compare with; how many they are. */
export function findSpans(db: Queryable, employerId: number, range: AnalyticsRange) {
  const { from, to } = before(range);
  return one(
    db,
    sql`select first::text as from, today::text as to, (${from})::text as before_from, (${to})::text as before_to, today - first + 1 as days
      from (select today, ${firstDayOf[range](employerId)} as first from (select ${today} as today) now) span`,
    spans,
  );
}

/** Whether a time lies in the days of a span. */
export const isWithin = (time: Sql, { from, to }: Span): Sql =>
  sql`${time} >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
    and ${time} < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;
