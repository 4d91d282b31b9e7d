// SQL that notifies workers of jobs: a page of matching workers in one insert, or one worker whom an employer invites.
import { type Db, inTransaction } from '#platform/db.ts';
import { many, maybe, prepared, type Queryable, rawSql, run, sql, type Tx } from '#platform/sql.ts';
import { companyName } from '../people/queries/company-name.ts';
import { areNotBlocked } from '../roster/blocked.ts';
import { created, isMuted, notificationPerUser, notifiedUsers } from './notification-statement.ts';
import { wakingDevices } from './wake-devices.ts';

/**
 * SQL of the parameters of a notification about a job: title, company name, and uid (for the link to the job). The
 * statement must define `j` (jobs), `emp` (the employer) and `p` (the employer's profile).
 */
export const jobParams = sql`jsonb_build_object('job_title', j.title, 'company', ${companyName}, 'job_uid', j.uid)`;

export const jobOfEvent = sql`domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint
  join users emp on emp.id = j.employer_id left join employer_profiles p on p.user_id = j.employer_id`;

const today = sql`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;

/** SQL of the number of matching jobs of which the user `u` was notified today (in India). */
export const matchNoticesToday = sql`select count(*) from only notifications n where n.user_id = u.id and n.kind = 'job_match' and n.created_at >= ${today}`;

/**
 * Runs `work` in a transaction with an advisory lock, which serialises match notifications. Without the lock, the daily
 * limit could be exceeded, because a transaction does not count the uncommitted rows of other transactions.
 */
export function withAdvisoryLock<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('job_match', 0))`);
    return work(tx);
  });
}

/**
 * Notifies these users of the event's job, once each. Skips users who have muted notifications of matching jobs or
 * reached the daily limit. Returns one row per language with one notification as sample and the ids of the notified
 * users.
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

/**
 * Notifies the invited worker, once per event. Returns null if the worker has muted invitations or was already
 * notified.
 */
export function insertInvitationNotification(db: Queryable, eventId: number) {
  const statement = notificationPerUser({
    kind: 'job_invited',
    application: null,
    params: jobParams,
    from: sql`from ${jobOfEvent} join users u on u.id = (e.payload ->> 'labour_id')::bigint and u.erased_at is null and u.suspended_at is null
      where e.id = ${eventId} and ${areNotBlocked(sql`j.employer_id`, sql`u.id`)}`,
  });
  return maybe(db, statement, created);
}
