// When a job's life ends, as SQL: the database's clock decides (D17).
import { type Sql, sql } from '#platform/sql.ts';
import type { JobContent } from '../content.ts';
import { isShortLived, type Lifetimes, lifetimeDays } from '../rules.ts';

/**
 * Where a life that begins now ends, as SQL of one text: a day's work is over with the day after it, everything else after its days.
 * Never beyond the longest life.
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

/** The life a job has, or a new one where that is over or it never had any. */
export const currentExpiryOr = (fresh: Sql): Sql => sql`case when expires_at > now() then expires_at else ${fresh} end`;

/** A life not beyond the longest from the posting, nor beyond the one the job has. */
export const cappedExpiry = (fresh: Sql, lifetimes: Lifetimes): Sql => sql`least(${fresh},
    greatest(expires_at, coalesce(posted_at, created_at) + ${lifetimes.job_most_life_days} * interval '1 day'))`;
