// SQL for dates in India's calendar: today, the day of an employer's first activity, and whether a time is in a range.
import { calendarDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, type Sql, sql } from '#platform/sql.ts';
import type { DateRange } from './rules.ts';

const ends = z.object({ today: calendarDay, first: calendarDay });

/**
 * Returns today's date, and the date of an employer's first job or application (`first`). If the employer has neither,
 * `first` is today.
 */
export function findEnds(db: Queryable, employerId: number) {
  return one(
    db,
    sql`select today::text, coalesce((select (min(created_at) at time zone 'Asia/Kolkata')::date from (
          select min(created_at) as created_at from jobs where employer_id = ${employerId}
          union all select min(created_at) from applications where employer_id = ${employerId}) began), today)::text as first
      from (select (now() at time zone 'Asia/Kolkata')::date as today) now`,
    ends,
  );
}

/** SQL condition: the time is in the range. The days `from` and `to` are included. */
export const isWithin = (time: Sql, { from, to }: DateRange): Sql =>
  sql`${time} >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
    and ${time} < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;
