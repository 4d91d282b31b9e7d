// SQL of the notifications of calls: to the workers whom a round has chosen.
import { many, type Queryable, sql } from '#platform/sql.ts';
import { jobParams } from './match-queries.ts';
import { created, notificationPerUser } from './notification-statement.ts';

/** Notifies the workers of the round of an event, once each. Returns the inserted notifications. */
export function insertCallNotifications(db: Queryable, eventId: number) {
  const statement = notificationPerUser({
    kind: 'call_offered',
    application: null,
    params: sql`${jobParams} || jsonb_build_object('day', j.start_date)`,
    from: sql`from domain_events e join call_people r on r.job_id = (e.payload ->> 'job_id')::bigint
        and r.round = (e.payload ->> 'round')::int and r.answer is null
      join jobs j on j.id = r.job_id and j.status = 'active' join users emp on emp.id = j.employer_id
      left join employer_profiles p on p.user_id = j.employer_id
      join users u on u.id = r.labour_id and u.erased_at is null and u.suspended_at is null
      where e.id = ${eventId}`,
  });
  return many(db, statement, created);
}
