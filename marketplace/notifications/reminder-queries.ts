// SQL that reminds an employer of applications that wait for an answer (D28).
import { maybe, type Queryable, rawSql, sql } from '#platform/sql.ts';
import { isWaiting } from '../applications/silence-queries.ts';
import { created, isMuted, notificationInsert } from './queries.ts';

const KIND = 'applications_waiting';

/**
 * Notifies the employer of the number of applications that have waited for `patience` hours, once per event. Null if
 * all have been answered since, the employer is erased, or the event was notified before.
 */
export function insertReminderNotification(db: Queryable, eventId: number, patience: number) {
  return maybe(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, null::bigint as application_id,
        ${isMuted(KIND, rawSql('u'))}, jsonb_build_object('waiting', waiting.count) as params
      from domain_events e join users u on u.id = (e.payload ->> 'user_id')::bigint and u.erased_at is null and u.suspended_at is null
      cross join lateral (
        select count(*)::int as count from applications a left join jobs j on j.id = a.job_id
        where a.employer_id = u.id and ${isWaiting(patience)}
      ) waiting
      where e.id = ${eventId} and waiting.count > 0
    ), ${notificationInsert(KIND)}
    select created.*, fact.user_id, fact.language from created, fact`,
    created,
  );
}
