// SQL that notifies reporters of the decision on their report.
import { maybe, type Queryable, rawSql, sql } from '#platform/sql.ts';
import { created, isMuted, notificationInsert } from './queries.ts';

/** Notifies the reporter once if the event's report was decided with this verdict; else null. */
export function insertReportNotification(db: Queryable, eventId: number, verdict: 'upheld' | 'dismissed') {
  const kind = `report_${verdict}` as const;
  return maybe(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, null::bigint as application_id,
        ${isMuted(kind, rawSql('u'))}, jsonb_build_object('job_title', j.title, 'case_number', r.case_number, 'reason', r.outcome) as params
      from domain_events e join reports r on r.id = (e.payload ->> 'report_id')::bigint and r.status = ${verdict}
        join users u on u.id = r.reporter_id left join jobs j on j.id = r.job_id
      where e.id = ${eventId} and u.erased_at is null
    ), ${notificationInsert(kind)}
    select created.*, fact.user_id, fact.language from created, fact`,
    created,
  );
}
