// SQL of an employer's response time and fill rate.
import { analytics } from '#contracts/analytics.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, sql } from '#platform/sql.ts';
import { isWithin } from './date-range-queries.ts';
import type { DateRange } from './rules.ts';

const responseTime = z.pick(analytics, { median_response_hours: true, fill_rate: true });

/**
 * Returns the median hours until an employer's first answer to an application, for answers in the range
 * (`median_response_hours`), and the percentage of filled positions of the jobs that were open in the range
 * (`fill_rate`). A job that hired more workers than it has positions counts as full.
 */
export function findResponseTime(db: Queryable, employerId: number, dates: DateRange) {
  return one(
    db,
    sql`select
        (select round((percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.created_at)) / 3600)::numeric, 1)::float8
          from applications a where a.employer_id = ${employerId} and ${isWithin(sql`a.answered_at`, dates)}) as median_response_hours,
        (select round(100.0 * sum(least(coalesce(taken, 0), j.positions)) / nullif(sum(j.positions), 0))::int
          from jobs j left join (
            select job_id, count(*) as taken from applications
            where employer_id = ${employerId} and status in ('accepted', 'completed') group by 1
          ) t on t.job_id = j.id
          where j.employer_id = ${employerId} and j.status not in ('draft', 'pending_review')
            and coalesce(j.posted_at, j.created_at) < (${dates.to}::date + 1)::timestamp at time zone 'Asia/Kolkata'
            and (j.status in ('active', 'paused') or j.status_since >= ${dates.from}::date::timestamp at time zone 'Asia/Kolkata')
        ) as fill_rate`,
    responseTime,
  );
}
