// SQL of notifications: each made once an event and person, read and marked by their owner only.
import { applicationStatus, notificationType } from '#contracts/reference.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, nothing, one, prepared, type Queryable, rawSql, run, type Sql, sql } from '#platform/sql.ts';
import { knownTitle } from '../jobs/queries/known-title.ts';
import { type NotificationKind, notificationKind, notificationKinds, notificationParams } from './kinds.ts';

const stored = {
  id: z.int(),
  kind: notificationKind,
  notification_type: notificationType,
  params: notificationParams,
  application_id: z.nullable(z.int()),
  is_read: z.boolean(),
  created_at: instant,
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

/**
 * Writes the notification of `fact` (event_id, event_at, user_id, application_id, params, muted) as a part of a `with`, once: where the
 * person does without, or has been told of this event before, `created` is empty.
 */
export const told = (kind: NotificationKind) => sql`created as (
    insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params)
    select user_id, ${kind}::text, ${notificationKinds[kind]}::text, event_id, event_at, application_id, params from fact
    where not muted
    on conflict on constraint notifications_once do nothing
    returning id, kind, notification_type, params, application_id, is_read, created_at
  )`;

/** The name a company or an employer without one goes by. */
export const companyName = sql`coalesce(p.company_name, emp.first_name || ' ' || emp.last_name)`;

/**
 * Tells one side of an application what happened to it, once: event, application and words are read, and the row written, in one
 * statement. `muted` where that person does without: no row is written then, and what has changed is returned all the same. Null where the
 * application or the reader is gone, or where this event has been told before.
 */
export function insertApplicationNotice(
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
        reader.id as user_id, reader.language, ${isMuted(kind, rawSql('reader'))},
        jsonb_build_object('job_title', ${title}, 'company', ${companyName}, 'person', l.first_name || ' ' || l.last_name) as params
      from domain_events e
      join applications a on a.id = (e.payload ->> 'application_id')::bigint
      join users reader on reader.id = ${reader} and reader.erased_at is null
      join users emp on emp.id = a.employer_id left join employer_profiles p on p.user_id = a.employer_id
      join users l on l.id = a.labour_id
      left join jobs j on j.id = a.job_id
      where e.id = ${eventId}
    ), ${told(kind)}
    select created.id, created.kind, created.notification_type, created.params, created.is_read, created.created_at, fact.user_id,
      fact.language, fact.application_id, fact.labour_id, fact.employer_id, fact.status, fact.muted
    from fact left join created on true where created.id is not null or fact.muted`;
  return maybe(db, prepared(`notice ${to}`, statement), aboutApplication);
}

/** Tells a person what happened to their own account, once. Null where they are erased, or have been told of this event before. */
export function insertAccountNotice(db: Queryable, eventId: number, kind: NotificationKind) {
  return maybe(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, null::bigint as application_id,
        ${isMuted(kind, rawSql('u'))}, jsonb_build_object('person', u.first_name, 'reason', r.reason) as params
      from domain_events e
      left join identity_reviews r on r.id = (e.payload ->> 'review_id')::bigint
      left join data_requests d on d.id = (e.payload ->> 'request_id')::bigint
      join users u on u.id = coalesce((e.payload ->> 'user_id')::bigint, r.user_id, d.user_id)
      where e.id = ${eventId} and u.erased_at is null
    ), ${told(kind)}
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
  limit: number;
  skip: number;
}

const storedColumns = sql`id, kind, notification_type, params, application_id, is_read, created_at`;
const counts = z.object({ total: z.int(), unread_count: z.int() });

/** A person's notifications, newest first, with the counts of the list and of all unread. */
export async function listNotifications(db: Queryable, userId: number, { include_read, limit, skip }: ListOptions) {
  const unread = include_read ? nothing : sql`and not is_read`;
  const [notifications, { total, unread_count }] = await Promise.all([
    many(
      db,
      sql`select ${storedColumns} from notifications where user_id = ${userId} ${unread} order by id desc limit ${limit} offset ${skip}`,
      storedNotification,
    ),
    one(
      db,
      sql`select count(*)::int as total, count(*) filter (where not is_read)::int as unread_count
        from notifications where user_id = ${userId}`,
      counts,
    ),
  ]);
  return { notifications, total: include_read ? total : unread_count, unread_count };
}

/** Marks one as read; null where it is not theirs. */
export function setRead(db: Queryable, userId: number, id: number) {
  return maybe(
    db,
    sql`update notifications set is_read = true where id = ${id} and user_id = ${userId} returning ${storedColumns}`,
    storedNotification,
  );
}

/** Marks all of a person's as read; how many were not. */
export function setAllRead(db: Queryable, userId: number): Promise<number> {
  return run(db, sql`update notifications set is_read = true where user_id = ${userId} and not is_read`);
}
