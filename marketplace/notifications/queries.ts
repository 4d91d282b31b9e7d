// SQL of notifications: one per event and user, readable and changeable only by that user.
import { applicationStatus, notificationType } from '#contracts/reference.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, one, prepared, type Queryable, rawSql, run, type Sql, sql } from '#platform/sql.ts';
import { knownTitle } from '../jobs/queries/known-title.ts';
import { groupKeyOf, type NotificationKind, notificationKind, notificationKinds, notificationParams } from './kinds.ts';
import { hasOld } from './old-months.ts';
import { wakingDevices } from './wake-devices.ts';

const stored = {
  id: z.int(),
  kind: notificationKind,
  notification_type: notificationType,
  params: notificationParams,
  application_id: z.nullable(z.int()),
  is_read: z.boolean(),
  created_at: instant,
  count: z.int(),
  replaces: z.nullable(z.int()),
};
const storedNotification = z.object(stored);
export type StoredNotification = z.output<typeof storedNotification>;

export const created = z.object({ ...stored, user_id: z.int(), language: z.string() });
const change = { application_id: z.int(), labour_id: z.int(), employer_id: z.int(), status: applicationStatus };
const aboutApplication = z.union([
  z.extend(created, { ...change, muted: z.literal(false) }),
  z.object({ ...change, muted: z.literal(true) }),
]);

/** True if the user (`person` is the SQL name of a `users` row) has muted the kind. */
export const isMuted = (kind: NotificationKind, person: Sql) =>
  sql`(${notificationKinds[kind]}::text = any(${person}.muted_notifications)) as muted`;

const storedColumns = sql`id, kind, notification_type, params, application_id, is_read, created_at, count, replaces`;

/** A separate notification for each event. */
const alone = (kind: NotificationKind) => sql`written as (
    insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params)
    select user_id, ${kind}::text, ${notificationKinds[kind]}::text, event_id, event_at, application_id, params from fact
    where not muted
    on conflict on constraint notifications_once do nothing
    returning ${storedColumns}, event_id, user_id
  )`;

/**
 * One unread notification per `group_key`: it shows the latest event, increases its count, and gets a new id, which
 * moves it to the top. Each event is counted once (`notification_repeats`). Concurrent events wait for each other at
 * the unique key.
 */
const together = (kind: NotificationKind) => sql`counted as (
    insert into notification_repeats (event_id, user_id, kind)
    select event_id, user_id, ${kind}::text from fact where not muted order by user_id
    on conflict do nothing returning event_id, user_id
  ), written as (
    insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params, group_key)
    select user_id, ${kind}::text, ${notificationKinds[kind]}::text, event_id, event_at, application_id, params, group_key
    from fact join counted using (event_id, user_id)
    where not exists (select from only notifications n where n.event_id = fact.event_id and n.user_id = fact.user_id and n.kind = ${kind}::text)
    order by user_id
    on conflict (user_id, group_key) where group_key is not null and not is_read do update set
      id = default, replaces = notifications.id, event_id = excluded.event_id, event_at = excluded.event_at,
      application_id = excluded.application_id, params = excluded.params, count = notifications.count + 1, created_at = now()
    returning ${storedColumns}, event_id, user_id
  )`;

/**
 * Inserts the notification of `fact` (event_id, event_at, user_id, application_id, params, muted, and `group_key` for
 * grouped kinds) as part of a `with` clause, once per event. `created` is empty if the user has muted the kind or was
 * notified before. The same statement adds the push task.
 */
export const notificationInsert = (kind: NotificationKind) => sql`${groupKeyOf(kind) ? together(kind) : alone(kind)},
  created as materialized (select ${storedColumns}, ${wakingDevices(kind)} as woken from written)`;

/** The group key: the job of the application `a`, or the application. */
const groupKey = (kind: NotificationKind) => {
  const of = { job: sql`coalesce(a.job_id::text, 'general')`, application: sql`a.id::text` }[
    groupKeyOf(kind) ?? 'application'
  ];
  return sql`${kind}::text || ':' || ${of} as group_key`;
};

/** The company name, or the employer's full name without one. */
export const companyName = sql`coalesce(p.company_name, emp.first_name || ' ' || emp.last_name)`;

/**
 * Notifies one side of an application of an event, once, in one statement. If the user has muted the kind, no row is
 * written, but the change is returned with `muted`. Null if the application or the reader does not exist, or the event
 * was notified before.
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
  const statement = sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, a.id as application_id, a.labour_id, a.employer_id, a.status,
        reader.id as user_id, reader.language, ${isMuted(kind, rawSql('reader'))}, ${groupKey(kind)},
        jsonb_build_object('job_title', ${title}, 'company', ${companyName}, 'person', l.first_name || ' ' || l.last_name, 'at', e.recorded_at) as params
      from domain_events e
      join applications a on a.id = (e.payload ->> 'application_id')::bigint
      join users reader on reader.id = ${reader} and reader.erased_at is null and reader.suspended_at is null
      join users emp on emp.id = a.employer_id left join employer_profiles p on p.user_id = a.employer_id
      join users l on l.id = a.labour_id
      left join jobs j on j.id = a.job_id
      where e.id = ${eventId}
    ), ${notificationInsert(kind)}
    select created.id, created.kind, created.notification_type, created.params, created.is_read, created.created_at, created.count,
      created.replaces, fact.user_id, fact.language, fact.application_id, fact.labour_id, fact.employer_id, fact.status, fact.muted
    from fact left join created on true where created.id is not null or fact.muted`;
  return maybe(db, prepared(`notice ${to} ${groupKeyOf(kind) ?? 'alone'}`, statement), aboutApplication);
}

/** Notifies a user of an account event, once. Null if the user is erased or was notified before. */
export function insertAccountNotification(db: Queryable, eventId: number, kind: NotificationKind) {
  return maybe(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, null::bigint as application_id,
        ${isMuted(kind, rawSql('u'))}, jsonb_build_object('person', u.first_name, 'reason', coalesce(r.reason,
          case when e.name = 'user.suspended' then u.suspended_reason end)) as params
      from domain_events e
      left join identity_reviews r on r.id = (e.payload ->> 'review_id')::bigint
      left join data_requests d on d.id = (e.payload ->> 'request_id')::bigint
      join users u on u.id = coalesce((e.payload ->> 'user_id')::bigint, r.user_id, d.user_id)
      where e.id = ${eventId} and u.erased_at is null
    ), ${notificationInsert(kind)}
    select created.*, fact.user_id, fact.language from created, fact`,
    created,
  );
}

/** Returns the decision of an event's identity review; null if it is pending or deleted. */
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

/** The main table alone, or with the monthly tables, which contain the oldest unread notifications of a few users. */
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

/** Returns a user's notifications, newest first, with the total of the list and the number of unread ones. */
export async function listNotifications(db: Queryable, userId: number, options: ListOptions) {
  const whose = { db, userId };
  const { has_old, ...list } = await listFrom('only notifications', whose, options);
  if (!has_old) return list;
  const { has_old: _still, ...whole } = await listFrom('notifications', whose, options);
  return whole;
}

/**
 * Marks a notification as read. Null if it belongs to another user. Also searches the monthly tables, to which it may
 * be moving.
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

/** Marks all of a user's notifications as read. Returns the number that were unread. */
export async function setAllRead(db: Queryable, userId: number): Promise<number> {
  const source: Source = (await hasOld(db, userId)) ? 'notifications' : 'only notifications';
  return run(db, sql`update ${rawSql(source)} set is_read = true where user_id = ${userId} and not is_read`);
}
