// SQL that notifies about ratings: requests, received ratings and moderation decisions.
import { maybe, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import type { NotificationKind } from './kinds.ts';
import { companyName, created, isMuted, notificationInsert } from './queries.ts';

/** Asks one side of completed work to rate the other, once. Null if that side has already rated. */
export function insertRatingRequest(db: Queryable, eventId: number, to: 'labour' | 'employer') {
  const kind = to === 'labour' ? 'employer_to_rate' : 'applicant_to_rate';
  return maybe(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, a.id as application_id, ${isMuted(kind, rawSql('u'))},
        jsonb_build_object('job_title', j.title, 'company', ${companyName}, 'person', l.first_name || ' ' || l.last_name) as params
      from domain_events e join applications a on a.id = (e.payload ->> 'application_id')::bigint
        join users u on u.id = ${rawSql(to === 'labour' ? 'a.labour_id' : 'a.employer_id')} and u.erased_at is null
        join users l on l.id = a.labour_id and l.erased_at is null
        join users emp on emp.id = a.employer_id and emp.erased_at is null left join employer_profiles p on p.user_id = a.employer_id
        left join jobs j on j.id = a.job_id
      where e.id = ${eventId} and not exists (select from ratings g where g.application_id = a.id and g.rater_id = u.id)
    ), ${notificationInsert(kind)}
    select created.*, fact.user_id, fact.language from created, fact`,
    created,
  );
}

type RatingKind = Extract<
  NotificationKind,
  'rating_received' | 'review_hidden' | 'contest_upheld' | 'contest_dismissed'
>;

/**
 * The recipient, the linked application and the condition by kind. Received ratings are shown on a separate page
 * without names, so they link to no application.
 */
const readers: Readonly<Record<RatingKind, { who: Sql; application: Sql; where: Sql }>> = {
  rating_received: { who: sql`g.ratee_id`, application: sql`null::bigint`, where: sql`g.visible_at is not null` },
  review_hidden: { who: sql`g.rater_id`, application: sql`g.application_id`, where: sql`g.review is not null` },
  contest_upheld: { who: sql`g.ratee_id`, application: sql`null::bigint`, where: sql`g.contested_at is not null` },
  contest_dismissed: { who: sql`g.ratee_id`, application: sql`null::bigint`, where: sql`g.contested_at is not null` },
};

/** Inserts the notification once; null if its condition is not met. */
export function insertRatingNotification(db: Queryable, eventId: number, kind: RatingKind) {
  const { who, application, where } = readers[kind];
  return maybe(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, ${application} as application_id,
        ${isMuted(kind, rawSql('u'))}, jsonb_build_object('reason', g.outcome) as params
      from domain_events e join ratings g on g.id = (e.payload ->> 'rating_id')::bigint
        join users u on u.id = ${who} and u.erased_at is null
      where e.id = ${eventId} and ${where}
    ), ${notificationInsert(kind)}
    select created.*, fact.user_id, fact.language from created, fact`,
    created,
  );
}
