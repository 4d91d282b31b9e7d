// SQL of notifications about ratings: requests to rate, received ratings and moderators' decisions.
import { maybe, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import { companyName } from '../people/queries/company-name.ts';
import type { NotificationKind } from './kinds.ts';
import { created, notificationPerUser } from './notification-statement.ts';

/**
 * Asks the worker to rate the employer of completed work, or the employer to rate the worker, once per event. Null if
 * the asked user has already given this rating or was already asked.
 */
export function insertRatingRequest(db: Queryable, eventId: number, to: 'labour' | 'employer') {
  const kind = to === 'labour' ? 'employer_to_rate' : 'applicant_to_rate';
  const statement = notificationPerUser({
    kind,
    application: sql`a.id`,
    params: sql`jsonb_build_object('job_title', j.title, 'company', ${companyName}, 'person', l.first_name || ' ' || l.last_name)`,
    from: sql`from domain_events e join applications a on a.id = (e.payload ->> 'application_id')::bigint
      join users u on u.id = ${rawSql(to === 'labour' ? 'a.labour_id' : 'a.employer_id')} and u.erased_at is null
      join users l on l.id = a.labour_id and l.erased_at is null
      join users emp on emp.id = a.employer_id and emp.erased_at is null left join employer_profiles p on p.user_id = a.employer_id
      left join jobs j on j.id = a.job_id
      where e.id = ${eventId} and not exists (select from ratings g where g.application_id = a.id and g.rater_id = u.id)`,
  });
  return maybe(db, statement, created);
}

type RatingKind = Extract<
  NotificationKind,
  'rating_received' | 'review_hidden' | 'contest_upheld' | 'contest_dismissed'
>;

/**
 * Recipient, link and condition by kind of notification: `who` is the recipient, `application` the linked application,
 * `where` the condition on the rating `g`. Received ratings are shown on a separate page without names, so their
 * notifications link to no application.
 */
const readers: Readonly<Record<RatingKind, { who: Sql; application: Sql | null; where: Sql }>> = {
  rating_received: { who: sql`g.ratee_id`, application: null, where: sql`g.visible_at is not null` },
  review_hidden: { who: sql`g.rater_id`, application: sql`g.application_id`, where: sql`g.review is not null` },
  contest_upheld: { who: sql`g.ratee_id`, application: null, where: sql`g.contested_at is not null` },
  contest_dismissed: { who: sql`g.ratee_id`, application: null, where: sql`g.contested_at is not null` },
};

/**
 * Notifies the recipient of this kind, once per event. Null if the condition of the kind is not met or the user was
 * already notified.
 */
export function insertRatingNotification(db: Queryable, eventId: number, kind: RatingKind) {
  const { who, application, where } = readers[kind];
  const statement = notificationPerUser({
    kind,
    application,
    params: sql`jsonb_build_object('reason', g.outcome)`,
    from: sql`from domain_events e join ratings g on g.id = (e.payload ->> 'rating_id')::bigint
      join users u on u.id = ${who} and u.erased_at is null
      where e.id = ${eventId} and ${where}`,
  });
  return maybe(db, statement, created);
}
