// SQL of the first and the last day of work of an application.
import { type Sql, sql } from '#platform/sql.ts';

/** SQL of today in India. */
export const indianToday = sql`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * SQL of the time at which the application `a` last entered this status. Ignores the employer's messages, which are
 * history entries with the same status before and after. If the application never entered the status according to the
 * history, uses the time at which it was created (for `accepted`) or last changed (for `completed`).
 */
const timeOfStep = (status: 'accepted' | 'completed') => sql`coalesce(
    (select max(h.created_at) from application_status_history h where h.application_id = a.id and h.to_status = ${status}
      and h.from_status is distinct from h.to_status),
    case when ${status}::text = 'accepted' then a.created_at else a.updated_at end)`;

/** SQL of the day of this time in India. */
const indianDay = (time: Sql) => sql`(${time} at time zone 'Asia/Kolkata')::date`;

/** SQL of the time at which the application `a` was accepted. */
export const acceptedAt = timeOfStep('accepted');

/** SQL of the day on which the application `a` was accepted. */
export const acceptedDay = indianDay(acceptedAt);

/** SQL of the first day of work of the application `a` to the job `j`: the day of acceptance, or the later start date. */
export const firstWorkDay = sql`greatest(j.start_date, ${acceptedDay})`;

/** SQL of the day on which the work of the application `a` ended; null for work that continues. */
export const lastWorkDay = sql`case when a.status = 'completed' then ${indianDay(timeOfStep('completed'))}
    when a.status <> 'accepted' then ${indianDay(sql`a.updated_at`)} end`;
