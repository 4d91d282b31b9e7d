// SQL of notifications. There is at most one notification per event, user and kind. Users can read and change only
// their own notifications.
import { applicationStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, one, prepared, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import { knownTitle } from '../jobs/queries/known-title.ts';
import { companyName } from '../people/queries/company-name.ts';
import { detailsOf } from './details.ts';
import { groupKeyOf, type NotificationKind } from './kinds.ts';
import {
  created,
  notificationPerUser,
  notificationStatement,
  storedColumns,
  storedNotification,
} from './notification-statement.ts';
import { hasOld } from './old-months.ts';

export type StoredNotification = z.output<typeof storedNotification>;

const change = { application_id: z.int(), labour_id: z.int(), employer_id: z.int(), status: applicationStatus };
const aboutApplication = z.union([
  z.extend(created, { ...change, muted: z.literal(false) }),
  z.object({ ...change, muted: z.literal(true) }),
]);

/**
 * Notifies the worker or employer of an application, once per event. If the user has muted this kind of notification,
 * inserts no notification, but returns the data of the application with `muted` true. Returns null if the application
 * or user does not exist, or if the user was already notified of the event.
 */
export function insertApplicationNotification(
  db: Queryable,
  eventId: number,
  { kind, to }: { kind: NotificationKind; to: 'labour' | 'employer' },
) {
  const [reader, title] =
    to === 'labour'
      ? [sql`a.labour_id`, sql`case when j.id is not null then ${knownTitle} end`]
      : [sql`a.employer_id`, sql`j.title`];
  const details = detailsOf(kind);
  const statement = notificationStatement(
    {
      kind,
      application: sql`a.id`,
      params: sql`jsonb_build_object('job_title', ${title}, 'company', ${companyName}, 'person', l.first_name || ' ' || l.last_name, 'at', e.recorded_at${details?.params ?? emptySql})`,
      columns: sql`a.labour_id, a.employer_id, a.status`,
      from: sql`from domain_events e
        join applications a on a.id = (e.payload ->> 'application_id')::bigint
        join users u on u.id = ${reader} and u.erased_at is null and u.suspended_at is null
        join users emp on emp.id = a.employer_id left join employer_profiles p on p.user_id = a.employer_id
        join users l on l.id = a.labour_id
        left join jobs j on j.id = a.job_id ${details?.join ?? emptySql}
        where e.id = ${eventId} and not (e.actor_type = 'labour' and e.actor_id = ${reader}
          and e.name in ('application.accepted', 'application.shortlisted'))`,
    },
    sql`select created.id, created.kind, created.notification_type, created.params, created.is_read, created.created_at, created.count,
        created.replaces, fact.user_id, fact.language, fact.application_id, fact.labour_id, fact.employer_id, fact.status, fact.muted
      from fact left join created on true where created.id is not null or fact.muted`,
  );
  return maybe(
    db,
    prepared(`notice ${to} ${details ? kind : (groupKeyOf(kind) ?? 'alone')}`, statement),
    aboutApplication,
  );
}

/**
 * Notifies a user of an event about the account, once per event. Null if the user is erased or was already notified.
 */
export function insertAccountNotification(db: Queryable, eventId: number, kind: NotificationKind) {
  const statement = notificationPerUser({
    kind,
    application: null,
    params: sql`jsonb_build_object('person', u.first_name, 'reason', coalesce(r.reason,
      case when e.name = 'user.suspended' then u.suspended_reason end), 'until', d.due_at)`,
    from: sql`from domain_events e
      left join identity_reviews r on r.id = (e.payload ->> 'review_id')::bigint
      left join data_requests d on d.id = (e.payload ->> 'request_id')::bigint
      join users u on u.id = coalesce((e.payload ->> 'user_id')::bigint, r.user_id, d.user_id)
      where e.id = ${eventId} and u.erased_at is null`,
  });
  return maybe(db, statement, created);
}

/** Returns the decision of the event's identity review; null if the review is pending or deleted. */
export async function findReviewOutcome(db: Queryable, eventId: number): Promise<'verified' | 'rejected' | null> {
  const row = await maybe(
    db,
    sql`select r.status from domain_events e join identity_reviews r on r.id = (e.payload ->> 'review_id')::bigint
      where e.id = ${eventId} and r.status <> 'pending'`,
    z.object({ status: z.enum(['verified', 'rejected']) }),
  );
  return row?.status ?? null;
}

interface ListOptions {
  include_read: boolean;
  notification_type?: string | undefined;
  limit: number;
  skip: number;
}

const counts = z.object({ total: z.int(), unread_count: z.int(), has_old: z.boolean() });

/**
 * Table name for the `from` clause or for an update. `only notifications` is the main table. `notifications` also
 * includes the monthly tables with old unread notifications; few users have rows there.
 */
type Source = 'only notifications' | 'notifications';

async function listFrom(
  source: Source,
  { db, userId }: { db: Queryable; userId: number },
  { include_read, notification_type, limit, skip }: ListOptions,
) {
  const from = rawSql(source);
  const wanted = sql`${include_read ? emptySql : sql`and not is_read`} ${notification_type ? sql`and notification_type = ${notification_type}` : emptySql}`;
  const [notifications, counted] = await Promise.all([
    many(
      db,
      sql`select ${storedColumns} from ${from} where user_id = ${userId} ${wanted} order by id desc limit ${limit} offset ${skip}`,
      storedNotification,
    ),
    one(
      db,
      sql`select count(*) filter (where true ${wanted})::int as total, count(*) filter (where not is_read)::int as unread_count,
          exists (select from old_notifications where user_id = ${userId}) as has_old
        from ${from} where user_id = ${userId}`,
      counts,
    ),
  ]);
  return { notifications, ...counted };
}

/**
 * Returns a page of a user's notifications, newest first, the total of the list, and the number of unread
 * notifications.
 */
export async function listNotifications(db: Queryable, userId: number, options: ListOptions) {
  const whose = { db, userId };
  const { has_old, ...list } = await listFrom('only notifications', whose, options);
  if (!has_old) return list;
  const { has_old: _still, ...whole } = await listFrom('notifications', whose, options);
  return whole;
}

/**
 * Marks a notification as read and returns it. Null if the notification belongs to another user. If the main table does
 * not contain the notification, searches the monthly tables too, because a task may just have moved it there.
 */
export async function setRead(db: Queryable, userId: number, id: number) {
  const setIn = (source: Source) =>
    maybe(
      db,
      sql`update ${rawSql(source)} set is_read = true where id = ${id} and user_id = ${userId} returning ${storedColumns}`,
      storedNotification,
    );
  return (await setIn('only notifications')) ?? (await setIn('notifications'));
}

/** Marks all of a user's notifications as read. Returns the number of notifications that were unread. */
export async function setAllRead(db: Queryable, userId: number): Promise<number> {
  const source: Source = (await hasOld(db, userId)) ? 'notifications' : 'only notifications';
  return run(db, sql`update ${rawSql(source)} set is_read = true where user_id = ${userId} and not is_read`);
}
