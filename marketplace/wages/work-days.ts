// SQL of the first and the last day of work of an application.
import { sql } from '#platform/sql.ts';

/** SQL of today in India. */
export const indianToday = sql`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * SQL of the day in India on which the application `a` last entered this status. Ignores the employer's messages, which
 * are history entries with the same status before and after. If the application never entered the status according to
 * the history, uses the day on which it was created (for `accepted`) or last changed (for `completed`).
 */
const dayOfStep = (status: 'accepted' | 'completed') => sql`(coalesce(
    (select max(h.created_at) from application_status_history h where h.application_id = a.id and h.to_status = ${status}
      and h.from_status is distinct from h.to_status),
    case when ${status}::text = 'accepted' then a.created_at else a.updated_at end) at time zone 'Asia/Kolkata')::date`;

/** SQL of the day on which the application `a` was accepted. */
export const acceptedDay = dayOfStep('accepted');

/** SQL of the first day of work of the application `a` to the job `j`: the day of acceptance, or the later start date. */
export const firstWorkDay = sql`greatest(j.start_date, ${acceptedDay})`;

/** SQL of the day on which the work of the application `a` ended; null for work that continues. */
export const lastWorkDay = sql`case when a.status = 'completed' then ${dayOfStep('completed')}
    when a.status <> 'accepted' then (a.updated_at at time zone 'Asia/Kolkata')::date end`;
