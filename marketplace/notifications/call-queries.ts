// SQL of the notifications of calls: to the workers of a round, to those who are asked a question, and to the employer.
import { many, type Queryable, sql } from '#platform/sql.ts';
import { areNotBlocked } from '../roster/blocked.ts';
import { jobOfEvent, jobParams } from './match-queries.ts';
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
      where e.id = ${eventId} and ${areNotBlocked(sql`j.employer_id`, sql`r.labour_id`)}`,
  });
  return many(db, statement, created);
}

const questions = {
  evening: {
    kind: 'call_confirmation_requested',
    open: sql`r.evening_asked_at is not null and r.confirmed_at is null`,
  },
  morning: { kind: 'call_departure_asked', open: sql`r.morning_asked_at is not null and r.coming_at is null` },
} as const;

/** Notifies the workers with a place who have not answered the question of an event. Returns the notifications. */
export function insertQuestionNotifications(db: Queryable, eventId: number, question: keyof typeof questions) {
  const { kind, open } = questions[question];
  const statement = notificationPerUser({
    kind,
    application: null,
    params: sql`${jobParams} || jsonb_build_object('day', j.start_date)`,
    from: sql`from ${jobOfEvent} join call_seats s on s.job_id = j.id and s.kind = 'place'
      join call_people r on r.job_id = j.id and r.labour_id = s.labour_id and ${open}
      join users u on u.id = r.labour_id and u.erased_at is null and u.suspended_at is null
      where e.id = ${eventId} and j.status = 'active'`,
  });
  return many(db, statement, created);
}

/** Notifies the employer of a call of the number of workers who have not arrived. Returns the notification, if any. */
export function insertMissingNotification(db: Queryable, eventId: number) {
  const statement = notificationPerUser({
    kind: 'call_missing',
    application: null,
    params: sql`${jobParams} || jsonb_build_object('missing', missing.count)`,
    from: sql`from ${jobOfEvent} join users u on u.id = j.employer_id and u.erased_at is null and u.suspended_at is null
      cross join lateral (select count(*) from call_seats s where s.job_id = j.id and s.kind = 'place' and s.application_id is not null
        and not exists (select from attendance_days d where d.application_id = s.application_id and d.state in ('present', 'late'))) missing
      where e.id = ${eventId} and missing.count > 0`,
  });
  return many(db, statement, created);
}
