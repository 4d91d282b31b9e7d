// Builds the SQL statement that inserts the notifications of an event, at most one per user, and adds the push task.
import { notificationType } from '#contracts/reference.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { emptySql, type Sql, sql } from '#platform/sql.ts';
import {
  groupKeyOf,
  mandatoryKinds,
  type NotificationKind,
  notificationKind,
  notificationKinds,
  notificationParams,
} from './kinds.ts';
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
export const storedNotification = z.object(stored);

/** A notification that a statement has inserted, with the language of its reader. */
export const created = z.object({ ...stored, user_id: z.int(), language: z.string() });

export const storedColumns = sql`id, kind, notification_type, params, application_id, is_read, created_at, count, replaces`;

/** SQL column `muted`: whether the user has muted this kind of notification. `person` is the alias of a `users` row. */
export const isMuted = (kind: NotificationKind, person: Sql) =>
  mandatoryKinds.includes(kind)
    ? sql`false as muted`
    : sql`(${notificationKinds[kind]}::text = any(${person}.muted_notifications)) as muted`;

/** SQL that inserts a separate notification for each event. */
const alone = (kind: NotificationKind) => sql`written as (
    insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params)
    select user_id, ${kind}::text, ${notificationKinds[kind]}::text, event_id, event_at, application_id, params from fact
    where not muted
    on conflict on constraint notifications_once do nothing
    returning ${storedColumns}, event_id, user_id
  )`;

/**
 * SQL that groups notifications: a user has at most one unread notification per `group_key`. For a further event of the
 * group, the notification is updated: the notification then shows the latest event, has a higher count, and gets a new
 * id, which moves it to the top of the user's list. The table `notification_repeats` ensures that each event is counted
 * once. The unique key of this notification makes concurrent events of one group wait for each other.
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
 * SQL column `group_key`: the kind of notification, and the id of the application `a` or of the application's job.
 * Returns empty SQL for kinds that are not grouped.
 */
function groupKeyColumn(kind: NotificationKind): Sql {
  const group = groupKeyOf(kind);
  if (!group) return emptySql;
  const of = group === 'job' ? sql`coalesce(a.job_id::text, 'general')` : sql`a.id::text`;
  return sql`, ${kind}::text || ':' || ${of} as group_key`;
}

export interface NotificationFact {
  kind: NotificationKind;
  /** Common table expressions (parts of the `with` clause) that `from` reads. */
  parts?: Sql;
  /**
   * The clauses `from` and `where`, which return one row per notification. The clauses must define `e` (the event, with
   * id and recorded_at), `u` (the reader in `users`) and, for grouped kinds, `a` (`applications`).
   */
  from: Sql;
  /** SQL of the application's id; null if the notification is not about an application. */
  application: Sql | null;
  /** SQL of the parameters of the message, as jsonb. */
  params: Sql;
  /** Further columns of the common table expression `fact` that only the final `select` reads. */
  columns?: Sql;
}

/**
 * Returns a statement that inserts the notifications of `fact` and adds the push task. `result` is the final `select`,
 * which reads `fact` and `created`. For users who have muted the kind or were notified before, `created` has no row.
 */
export function notificationStatement(fact: NotificationFact, result: Sql): Sql {
  const { kind, parts, from, application, params, columns } = fact;
  return sql`with ${parts ? sql`${parts},` : emptySql} fact as (
      select e.id as event_id, e.recorded_at as event_at, ${application ?? sql`null::bigint`} as application_id,
        u.id as user_id, u.language, ${isMuted(kind, sql`u`)}${groupKeyColumn(kind)}${columns ? sql`, ${columns}` : emptySql},
        ${params} as params
      ${from}
    ), ${groupKeyOf(kind) ? together(kind) : alone(kind)},
    created as materialized (select ${storedColumns}, user_id, ${wakingDevices(kind)} as woken from written)
    ${result}`;
}

/**
 * Returns a statement that inserts notifications and returns one row per inserted notification, with the reader's
 * language.
 */
export const notificationPerUser = (fact: NotificationFact): Sql =>
  notificationStatement(fact, sql`select created.*, u.language from created join users u on u.id = created.user_id`);

export const notifiedUsers = z.object({
  first: storedNotification,
  language: z.string(),
  user_ids: z.array(z.int()),
});

/**
 * Returns a statement that inserts notifications and returns one row per language: one sample notification and all its
 * readers. If a language has several readers, the sample omits the saved search, because each reader has different
 * searches.
 */
export const notificationPerLanguage = (fact: NotificationFact): Sql =>
  notificationStatement(
    fact,
    sql`select case when count(*) = 1 then (array_agg(to_jsonb(created)))[1] else (array_agg(to_jsonb(created)))[1] #- '{params,search}' end as first,
      u.language, json_agg(u.id) as user_ids
    from created join users u on u.id = created.user_id group by u.language`,
  );
