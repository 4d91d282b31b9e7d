// SQL that notifies about new jobs in saved searches: instantly for one job, or as a daily digest in the morning.
import { many, type Queryable, rawSql, sql } from '#platform/sql.ts';
import { newJobsOf } from '../saved-searches/queries.ts';
import { jobOfEvent, jobParams, matchNoticesToday, notifiedUsers } from './match-queries.ts';
import { created, isMuted, notificationInsert } from './queries.ts';

/** The name of a saved search `s` and its parameters, as JSON. */
const called = sql`jsonb_build_object('name', s.name) || s.search`;

interface Searchers {
  people: readonly { user_id: number; search_id: number }[];
  perDay: number;
}

/**
 * Notifies these users that the event's job is new in a saved search, as a `job_match`. Skips users who were notified
 * of this job, muted the kind or reached the daily limit. Returns one row per language; if it covers several users, the
 * sample notification names no search.
 */
export function insertSearchNotifications(db: Queryable, eventId: number, { people, perDay }: Searchers) {
  return many(
    db,
    sql`with job as materialized (
      select e.id as event_id, e.recorded_at as event_at, ${jobParams} as params from ${jobOfEvent} where e.id = ${eventId}
    ), fact as (
      select job.event_id, job.event_at, u.id as user_id, u.language, null::bigint as application_id, ${isMuted('job_match', rawSql('u'))},
        job.params || jsonb_build_object('search', ${called}) as params
      from job cross join unnest(${people.map(({ user_id }) => user_id)}::bigint[], ${people.map(({ search_id }) => search_id)}::bigint[])
        as asked(user_id, search_id)
      join saved_searches s on s.id = asked.search_id and s.user_id = asked.user_id and s.alert = 'instant'
      join users u on u.id = asked.user_id and u.erased_at is null and u.suspended_at is null
      where (${matchNoticesToday}) < ${perDay}
    ), ${notificationInsert('job_match')}
    select case when count(*) = 1 then (array_agg(to_jsonb(created)))[1] else (array_agg(to_jsonb(created)))[1] #- '{params,search}' end as first,
      u.language, json_agg(u.id) as user_ids
    from created join written using (id) join users u on u.id = written.user_id group by u.language`,
    notifiedUsers,
  );
}

/**
 * Notifies these users of the new jobs in their daily searches since the last digest, once per event, with one
 * notification per user. The digest position advances even if the user has muted the kind.
 */
export function insertMorningNotifications(db: Queryable, eventId: number, ids: readonly number[]) {
  return many(
    db,
    sql`with event as materialized (
      select id, recorded_at from domain_events where id = ${eventId}
    ), due as materialized (
      select s.* from saved_searches s, event where s.user_id = any(${ids}::bigint[]) and s.alert = 'daily' and s.told_until < event.recorded_at
    ), moved as (
      update saved_searches set told_until = now() where id in (select id from due)
    ), new_jobs as materialized (
      select s.id as search_id, s.user_id, f.job_id from due s cross join lateral ${newJobsOf(sql`s.told_until`)} f
    ), sums as (
      select user_id, count(distinct job_id)::int as jobs, count(distinct search_id) as searches, min(search_id) as search_id
      from new_jobs group by user_id
    ), fact as (
      select event.id as event_id, event.recorded_at as event_at, u.id as user_id, u.language, null::bigint as application_id,
        ${isMuted('saved_search_digest', rawSql('u'))},
        jsonb_build_object('jobs', sums.jobs) || case when sums.searches = 1 then jsonb_build_object('search', ${called}) else '{}' end as params
      from event, sums join due s on s.id = sums.search_id join users u on u.id = sums.user_id and u.erased_at is null and u.suspended_at is null
    ), ${notificationInsert('saved_search_digest')}
    select created.*, u.id as user_id, u.language from created join written using (id) join users u on u.id = written.user_id`,
    created,
  );
}
