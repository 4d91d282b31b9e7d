// SQL of the pay with which a job post is compared: medians of trades and minimum wages (C.7).
import { usualPay } from '#contracts/job-shapes.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, run, sql } from '#platform/sql.ts';
import { severeCodes } from './codes.ts';

const known = z.object({
  usual_pay: z.nullable(z.extend(usualPay, { median: z.int() })),
  minimum_day: z.nullable(z.int()),
});

export interface PayPlace {
  role?: string | null | undefined;
  state?: string | null | undefined;
  city?: string | null | undefined;
  /**
   * Minimum wages that take effect after this date are ignored (setting `minimum_wages_until`). With '', all minimum
   * wages that are in force today are used.
   */
  edition?: string | undefined;
}

/**
 * Returns the usual pay per day of a trade in a city, or in its state if the pay in the city is unknown. Also returns
 * the lowest minimum wage of the state. All values are in rupees; null if unknown. If the range of the pay is not
 * measured yet, the median is returned as its lower and upper end.
 */
export function findKnownPay(db: Queryable, { role = null, state = null, city = null, edition = '' }: PayPlace) {
  return one(
    db,
    sql`select
      (select jsonb_build_object('median', median_day, 'low', coalesce(low_day, median_day),
          'high', coalesce(high_day, median_day), 'sample', sample, 'place', coalesce(city, state))
        from pay_medians where role = ${role}::text and state = ${state}::text and (city = ${city}::text or city is null)
        order by city nulls last limit 1) as usual_pay,
      (select min(day_amount) from (
        select distinct on (zone, skill) day_amount from minimum_wages
        where sphere = 'state' and state = ${state}::text and effective_from <= least((now() at time zone 'Asia/Kolkata')::date, nullif(${edition}, '')::date)
        order by zone, skill, effective_from desc) rates) as minimum_day`,
    known,
  );
}

/** SQL of the pay per day of the job `j` in rupees; null if the pay is per job or missing. */
export const dayPay = sql`round(case j.salary_period when 'hour' then j.salary_amount * 8.0 when 'day' then j.salary_amount
  when 'week' then j.salary_amount / 6.0 when 'month' then j.salary_amount / 26.0 end)::int`;

/**
 * SQL of a JSON object with the pay of the job `j`, the median pay of its trade, and the place of the median: the city,
 * or else the state. Null if the median or the pay is unknown.
 */
export const payComparison = sql`(select jsonb_build_object('pay', ${dayPay}, 'median', m.median_day, 'sample', m.sample,
    'place', coalesce(m.city, m.state))
  from pay_medians m where m.role = j.role and m.state = j.state and (m.city = j.city or m.city is null) and ${dayPay} is not null
  order by m.city nulls last limit 1)`;

/** A job that has ended counts for the usual pay until this many days after it was posted. */
const PAY_DAYS = 90;

/** SQL condition: the job `j` is open, or workers could see it and it was posted in the last `PAY_DAYS` days. */
const hasCurrentPay = sql`(j.status = 'active' and j.expires_at > now()
  or j.status in ('active', 'paused', 'filled', 'closed', 'expired') and j.posted_at > now() - ${PAY_DAYS} * interval '1 day')`;

/** Usual pay comes from at least this many employers, so that one employer with many jobs does not decide it. */
const EMPLOYERS = 3;

/**
 * Recomputes the medians and quartiles of pay from the open jobs and those posted in the last `PAY_DAYS` days. Each
 * employer counts once per trade and place, with the median of its jobs. A trade with fewer than `sample` of these jobs
 * or fewer than `EMPLOYERS` employers at a place gets no median there. Jobs of suspended employers do not count.
 */
export async function measureMedians(db: Queryable, sample: number): Promise<void> {
  await run(
    db,
    sql`with of_employers as (
      select j.role, j.state, j.city, grouping(j.city) as is_state, count(*) as jobs,
        percentile_disc(0.5) within group (order by ${dayPay}) as pay
      from jobs j join users emp on emp.id = j.employer_id and emp.suspended_at is null
      where ${hasCurrentPay} and j.role is not null and ${dayPay} > 0
      group by grouping sets ((j.role, j.state, j.city, j.employer_id), (j.role, j.state, j.employer_id))
    ), measured as (
      select role, state, city, percentile_disc(0.5) within group (order by pay) as median_day,
        percentile_disc(0.25) within group (order by pay) as low_day,
        percentile_disc(0.75) within group (order by pay) as high_day, sum(jobs)::int as sample
      from of_employers
      where is_state = 1 or city is not null
      group by role, state, city, is_state
      having sum(jobs) >= ${sample} and count(*) >= ${EMPLOYERS}
    ), gone as (
      delete from pay_medians m where not exists (
        select from measured n where n.role = m.role and n.state = m.state and n.city is not distinct from m.city)
    )
    insert into pay_medians as m (role, state, city, median_day, low_day, high_day, sample)
    select role, state, city, median_day, low_day, high_day, sample from measured
    on conflict on constraint pay_medians_place
      do update set median_day = excluded.median_day, low_day = excluded.low_day, high_day = excluded.high_day,
        sample = excluded.sample, computed_at = now()`,
  );
}

/**
 * SQL condition: a rule found a severe violation in the job `j`. Moderators see such jobs first. Findings of the learned
 * reader are never severe.
 */
export const hasSevereFinding = sql`exists (select from jsonb_array_elements(j.findings) f where f->>'by' is null and f->>'code' = any(${[...severeCodes]}::text[]))`;
