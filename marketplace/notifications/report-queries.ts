// SQL of notifications to reporters about the decision on their report.
import { maybe, type Queryable, sql } from '#platform/sql.ts';
import { created, notificationPerUser } from './notification-statement.ts';

/**
 * Notifies the reporter of the decision, once per event. Null if the event's report was not decided with this verdict,
 * or if the reporter was already notified.
 */
export function insertReportNotification(db: Queryable, eventId: number, verdict: 'upheld' | 'dismissed') {
  const statement = notificationPerUser({
    kind: `report_${verdict}`,
    application: null,
    params: sql`jsonb_build_object('job_title', j.title, 'case_number', r.case_number, 'reason', r.outcome)`,
    from: sql`from domain_events e join reports r on r.id = (e.payload ->> 'report_id')::bigint and r.status = ${verdict}
      join users u on u.id = r.reporter_id left join jobs j on j.id = r.job_id
      where e.id = ${eventId} and u.erased_at is null`,
  });
  return maybe(db, statement, created);
}
