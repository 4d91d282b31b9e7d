// SQL that notifies about new jobs in saved searches: instantly for one job, or as a daily digest in the morning.
import { many, type Queryable, sql } from '#platform/sql.ts';
import { areNotBlocked } from '../roster/blocked.ts';
import { newJobsOf } from '../saved-searches/queries.ts';
import { jobOfEvent, jobParams, matchNoticesToday } from './match-queries.ts';
import { created, notificationPerLanguage, notificationPerUser, notifiedUsers } from './notification-statement.ts';

/** SQL of the name and the search parameters of a saved search `s`, as one JSON object. */
const called = sql`jsonb_build_object('name', s.name) || s.search`;

interface Searchers {
  people: readonly { user_id: number; search_id: number }[];
  perDay: number;
}

/**
 * Notifies these users that the event's job is new in one of their saved searches, with the kind `job_match`. Skips
 * users who were already notified of this job, muted the kind or reached the daily limit, or if one of the employer and
 * the user has blocked the other. Returns one row per language.
 * The sample notification of a row names the search only if the row has a single user.
 */
export function insertSearchNotifications(db: Queryable, eventId: number, { people, perDay }: Searchers) {
  const searches = sql`unnest(${people.map(({ user_id }) => user_id)}::bigint[], ${people.map(({ search_id }) => search_id)}::bigint[])
    as asked(user_id, search_id)`;
  const statement = notificationPerLanguage({
    kind: 'job_match',
    parts: sql`job as materialized (
      select e.id, e.recorded_at, j.employer_id, ${jobParams} as params from ${jobOfEvent} where e.id = ${eventId}
    )`,
    application: null,
    params: sql`e.params || jsonb_build_object('search', ${called})`,
    from: sql`from job e cross join ${searches}
      join saved_searches s on s.id = asked.search_id and s.user_id = asked.user_id and s.alert = 'instant'
      join users u on u.id = asked.user_id and u.erased_at is null and u.suspended_at is null
      where (${matchNoticesToday}) < ${perDay} and ${areNotBlocked(sql`e.employer_id`, sql`u.id`)}`,
  });
  return many(db, statement, notifiedUsers);
}

/**
 * Notifies these users of the new jobs in their daily searches since the last digest. Each user gets one notification
 * per event. If a user has muted digests, these jobs still count as reported: the next digest contains only later jobs.
 */
export function insertMorningNotifications(db: Queryable, eventId: number, ids: readonly number[]) {
  const statement = notificationPerUser({
    kind: 'saved_search_digest',
    parts: sql`event as materialized (
      select id, recorded_at from domain_events where id = ${eventId}
    ), due as materialized (
      select s.* from saved_searches s, event where s.user_id = any(${ids}::bigint[]) and s.alert = 'daily' and s.told_until < event.recorded_at
    ), moved as (
      update saved_searches set told_until = now() where id in (select id from due)
    ), new_jobs as materialized (
      select s.id as search_id, s.user_id, f.job_id from due s cross join lateral ${newJobsOf(sql`s.told_until`)} f
        join jobs j on j.id = f.job_id and ${areNotBlocked(sql`j.employer_id`, sql`s.user_id`)}
    ), sums as (
      select user_id, count(distinct job_id)::int as jobs, count(distinct search_id) as searches, min(search_id) as search_id
      from new_jobs group by user_id
    )`,
    application: null,
    params: sql`jsonb_build_object('jobs', sums.jobs) || case when sums.searches = 1 then jsonb_build_object('search', ${called}) else '{}' end`,
    from: sql`from event e, sums join due s on s.id = sums.search_id
      join users u on u.id = sums.user_id and u.erased_at is null and u.suspended_at is null`,
  });
  return many(db, statement, created);
}
