// SQL of notifications: each made once an event and person, read and marked by their owner only.
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

/** Whether a person (`users` under this name) does without notifications of a kind. */
export const isMuted = (kind: NotificationKind, person: Sql) =>
  sql`(${notificationKinds[kind]}::text = any(${person}.muted_notifications)) as muted`;

const storedColumns = sql`id, kind, notification_type, params, application_id, is_read, created_at, count, replaces`;

/** A line of its own for each. */
const alone = (kind: NotificationKind) => sql`written as (
    insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params)
    select user_id, ${kind}::text, ${notificationKinds[kind]}::text, event_id, event_at, application_id, params from fact
    where not muted
    on conflict on constraint notifications_once do nothing
    returning ${storedColumns}, event_id, user_id
  )`;

/**
 * One line for all that have `group_key` in common, while it is unread: it says the latest, counts on, and gets a new number, by which it
 * is on top again. Each event is counted once (`notification_repeats`); two at the same moment wait for each other at the line's key.
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
 * Writes the notification of `fact` (event_id, event_at, user_id, application_id, params, muted, and `group_key` where {@link groupKeyOf} names
 * the kind) as a part of a `with`, once: where the person does without, or has been told of this event before, `created` is empty. The
 * devices that ring for those people are woken in the same statement.
 */
export const notificationInsert = (kind: NotificationKind) => sql`${groupKeyOf(kind) ? together(kind) : alone(kind)},
  created as materialized (select ${storedColumns}, ${wakingDevices(kind)} as woken from written)`;

/** What repeats about an application's job, or about the application `a`, have in common. */
const groupKey = (kind: NotificationKind) => {
  const of = { job: sql`coalesce(a.job_id::text, 'general')`, application: sql`a.id::text` }[
    groupKeyOf(kind) ?? 'application'
  ];
  return sql`${kind}::text || ':' || ${of} as group_key`;
};

/** The name a company or an employer without one goes by. */
export const companyName = sql`coalesce(p.company_name, emp.first_name || ' ' || emp.last_name)`;

/**
 * Tells one side of an application what happened to it, once: event, application and words are read, and the row written, in one
 * statement. `muted` where that person does without: no row is written then, and what has changed is returned all the same. Null where the
 * application or the reader is gone, or where this event has been told before.
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

/** Tells a person what happened to their own account, once. Null where they are erased, or have been told of this event before. */
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

/** How the review of an event was decided; null while it is not, or where it is gone. */
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

/** The list's own table, or with the months behind it, where a few people's oldest unread ones lie. */
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

/** A person's notifications, newest first, with the counts of the list and of all unread. */
export async function listNotifications(db: Queryable, userId: number, options: ListOptions) {
  const whose = { db, userId };
  const { has_old, ...list } = await listFrom('only notifications', whose, options);
  if (!has_old) return list;
  const { has_old: _still, ...whole } = await listFrom('notifications', whose, options);
  return whole;
}

/** Marks one as read; null where it is not theirs. It may lie in the months behind, or be on its way there. */
export async function setRead(db: Queryable, userId: number, id: number) {
  const setIn = (source: Source) =>
    maybe(
      db,
      sql`update ${rawSql(source)} set is_read = true where id = ${id} and user_id = ${userId} returning ${storedColumns}`,
      storedNotification,
    );
  return (await setIn('only notifications')) ?? (await setIn('notifications'));
}

/** Marks all of a person's as read; how many were not. */
export async function setAllRead(db: Queryable, userId: number): Promise<number> {
  const source: Source = (await hasOld(db, userId)) ? 'notifications' : 'only notifications';
  return run(db, sql`update ${rawSql(source)} set is_read = true where user_id = ${userId} and not is_read`);
}
