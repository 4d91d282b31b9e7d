// SQL of a job's expiry, computed with the database clock (D17).
import { type Sql, sql } from '#platform/sql.ts';
import type { JobContent } from '../content.ts';
import { isShortLived, type Lifetimes, lifetimeDays } from '../rules.ts';

/**
 * SQL of the expiry of a job whose lifetime starts now. Daily-wage and one-time work with a start date expires at the
 * end of the day after the start date, but at the latest after the maximum lifetime. Other jobs expire after the
 * lifetime of their type.
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

/** SQL of the current expiry. If the current expiry has passed or is null, SQL of the new expiry (`fresh`). */
export const currentExpiryOr = (fresh: Sql): Sql => sql`case when expires_at > now() then expires_at else ${fresh} end`;

/**
 * SQL of the earlier of `fresh` and a limit. The limit is the maximum lifetime after posting, or the current expiry if
 * that is later.
 */
export const cappedExpiry = (fresh: Sql, lifetimes: Lifetimes): Sql => sql`least(${fresh},
    greatest(expires_at, coalesce(posted_at, created_at) + ${lifetimes.job_most_life_days} * interval '1 day'))`;
