// SQL of notifications that remind an employer of unanswered applications (D28).
import { maybe, type Queryable, sql } from '#platform/sql.ts';
import { isWaiting } from '../applications/silence-queries.ts';
import { created, notificationPerUser } from './notification-statement.ts';

/**
 * Notifies the employer of the number of applications that have been unanswered for `patience` hours, once per event.
 * Null if no application is unanswered now, if the employer is erased or suspended, or if the employer was already
 * notified.
 */
export function insertReminderNotification(db: Queryable, eventId: number, patience: number) {
  const statement = notificationPerUser({
    kind: 'applications_waiting',
    application: null,
    params: sql`jsonb_build_object('waiting', waiting.count)`,
    from: sql`from domain_events e join users u on u.id = (e.payload ->> 'user_id')::bigint and u.erased_at is null and u.suspended_at is null
      cross join lateral (
        select count(*)::int as count from applications a left join jobs j on j.id = a.job_id
        where a.employer_id = u.id and ${isWaiting(patience)}
      ) waiting
      where e.id = ${eventId} and waiting.count > 0`,
  });
  return maybe(db, statement, created);
}
