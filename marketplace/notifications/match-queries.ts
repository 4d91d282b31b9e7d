// SQL that notifies workers of matching jobs: a page of workers in one insert, or one worker whom an employer invites.
import { z } from '#contracts/z.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { many, maybe, prepared, type Queryable, rawSql, run, sql, type Tx } from '#platform/sql.ts';
import { companyName, created, isMuted, notificationInsert } from './queries.ts';
import { wakingDevices } from './wake-devices.ts';

/** The job parameters of a message and its link. Requires `j` (jobs), `emp` (its employer) and `p` (the profile). */
export const jobParams = sql`jsonb_build_object('job_title', j.title, 'company', ${companyName}, 'job_uid', j.uid)`;

export const jobOfEvent = sql`domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint
  join users emp on emp.id = j.employer_id left join employer_profiles p on p.user_id = j.employer_id`;

const today = sql`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;

/** Number of matching jobs that `u` (users) was notified of today (in India). */
export const matchNoticesToday = sql`select count(*) from only notifications n where n.user_id = u.id and n.kind = 'job_match' and n.created_at >= ${today}`;

/**
 * Serialises match notifications. The daily count sees only committed rows, so concurrent counts would exceed the daily
 * limit.
 */
export function withAdvisoryLock<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('job_match', 0))`);
    return work(tx);
  });
}

export const notifiedUsers = z.object({
  first: z.omit(created, { user_id: true, language: true }),
  language: z.string(),
  user_ids: z.array(z.int()),
});

/**
 * Notifies these users of the event's job, once each, except those who muted the kind or reached the daily limit.
 * Returns one row per language with one sample notification and all user ids, because the messages are equal.
 */
export function insertMatchNotifications(
  db: Queryable,
  eventId: number,
  { ids, perDay }: { ids: readonly number[]; perDay: number },
) {
  const people = sql`${ids}::bigint[]`;
  return many(
    db,
    prepared(
      'match notices',
      sql`with job as materialized (
      select e.id as event_id, e.recorded_at as event_at, ${jobParams} as params from ${jobOfEvent} where e.id = ${eventId}
    ), full_day as materialized (
      select n.user_id from only notifications n where n.user_id = any(${people}) and n.kind = 'job_match' and n.created_at >= ${today}
      group by n.user_id having count(*) >= ${perDay}
    ), fact as materialized (
      select u.id as user_id, u.language, ${isMuted('job_match', rawSql('u'))} from users u
      where u.id = any(${people}) and u.erased_at is null and u.suspended_at is null and ${perDay} > 0 and u.id not in (select user_id from full_day)
    ), written as (
      insert into notifications (user_id, kind, notification_type, event_id, event_at, params)
      select user_id, 'job_match', 'job_match', event_id, event_at, params from fact, job where not muted
      on conflict on constraint notifications_once do nothing
      returning id, event_id, user_id
    ), woken as materialized (
      select ${wakingDevices('job_match')} as woken
    )
    select jsonb_build_object('id', alike.id, 'kind', 'job_match', 'notification_type', 'job_match', 'params', job.params,
        'application_id', null, 'is_read', false, 'created_at', now(), 'count', 1, 'replaces', null) as first,
      alike.language, alike.user_ids, woken.woken
    from job, woken, (
      select fact.language, min(written.id) as id, json_agg(fact.user_id) as user_ids
      from written join fact using (user_id) group by fact.language
    ) alike`,
    ),
    notifiedUsers,
  );
}

/** Notifies the invited worker, once. Null if the worker muted the kind or was notified before. */
export function insertInvitationNotification(db: Queryable, eventId: number) {
  return maybe(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, null::bigint as application_id,
        ${isMuted('job_invited', rawSql('u'))}, ${jobParams} as params
      from ${jobOfEvent} join users u on u.id = (e.payload ->> 'labour_id')::bigint and u.erased_at is null and u.suspended_at is null
      where e.id = ${eventId}
    ), ${notificationInsert('job_invited')}
    select created.*, fact.user_id, fact.language from created, fact`,
    created,
  );
}
