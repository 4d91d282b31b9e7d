// SQL of a job's expiry, computed with the database clock (D17).
import { type Sql, sql } from '#platform/sql.ts';
import type { JobContent } from '../content.ts';
import { isShortLived, type Lifetimes, lifetimeDays } from '../rules.ts';

/**
 * Expiry of a lifetime that starts now. Daily-wage and one-time work expires at the end of the day after its start
 * date; other jobs expire after the days of their type. Capped at the maximum lifetime. The SQL text is the same for
 * all values.
 */
export function expiryFromNow(
  { job_type, start_date }: Pick<JobContent, 'job_type' | 'start_date'>,
  lifetimes: Lifetimes,
): Sql {
  const lastDay = isShortLived(job_type) ? start_date : null;
  return sql`case when ${lastDay}::date is null then now() + ${lifetimeDays(job_type, lifetimes)} * interval '1 day'
    else least((${lastDay}::date + 2)::timestamp at time zone 'Asia/Kolkata' - interval '1 second',
      now() + ${lifetimes.job_most_life_days} * interval '1 day') end`;
}

/** The current expiry, or the new one if the current has passed or is null. */
export const currentExpiryOr = (fresh: Sql): Sql => sql`case when expires_at > now() then expires_at else ${fresh} end`;

/** The new expiry, capped at the later of the current expiry and the maximum lifetime since posting. */
export const cappedExpiry = (fresh: Sql, lifetimes: Lifetimes): Sql => sql`least(${fresh},
    greatest(expires_at, coalesce(posted_at, created_at) + ${lifetimes.job_most_life_days} * interval '1 day'))`;
