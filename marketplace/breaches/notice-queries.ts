// SQL of breach notices, which are inserted in batches. Each user is notified once, even if the user has muted
// notifications.
import type { Audience } from '#contracts/breaches.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { notificationPerLanguage, notifiedUsers } from '../notifications/notification-statement.ts';
import { affects } from './people-queries.ts';

const audience = z.object({
  mode: z.enum(['all', 'some', 'listed']),
  user_type: z.optional(z.nullable(z.enum(['labour', 'employer']))),
  state: z.optional(z.nullable(z.string())),
  registered_from: z.optional(z.nullable(z.string())),
  registered_to: z.optional(z.nullable(z.string())),
});

/**
 * Returns the breach about which the event notifies users, with the filter that selects its affected users; null if all
 * notices have been sent.
 */
export const findSending = (db: Queryable, eventId: number) =>
  maybe(
    db,
    sql`select b.id, b.audience from domain_events e join breach_incidents b on b.id = (e.payload ->> 'breach_id')::bigint
      where e.id = ${eventId} and b.audience is not null and b.notices_done_at is null`,
    z.object({ id: z.int(), audience }),
  );

interface Page {
  eventId: number;
  id: number;
  audience: Audience;
  /** Selects only users whose id is higher than this id. */
  after: number;
  limit: number;
}

const ids = z.object({ last: z.nullable(z.int()), user_ids: z.array(z.int()) });

/**
 * Returns the next affected users who have no notice yet and who registered before the sending started. `last` is the
 * highest of their ids; null if no such user is left.
 */
export const findNextPeople = (db: Queryable, { eventId, id, audience: whom, after, limit }: Page) =>
  one(
    db,
    sql`select max(page.id) as last, coalesce(json_agg(page.id), '[]') as user_ids from (
      select u.id from users u, domain_events e where e.id = ${eventId} and u.created_at <= e.recorded_at and u.id > ${after}
        and ${affects(id, whom)} and not exists (select from breach_told t where t.incident_id = ${id} and t.user_id = u.id)
      order by u.id limit ${limit}) page`,
    ids,
  );

/**
 * Inserts notifications for those of the given users who have not received this notice. The table `breach_told` records
 * each recipient, so neither a repeated batch nor a second worker process notifies a user twice. Returns one row per
 * language, with the message and the recipients in this language.
 */
export function insertBreachNotices(
  tx: Tx,
  eventId: number,
  { id, user_ids }: { id: number; user_ids: readonly number[] },
) {
  const statement = notificationPerLanguage({
    kind: 'data_breach',
    parts: sql`fresh as (
      insert into breach_told (incident_id, user_id) select ${id}, u from unnest(${user_ids}::bigint[]) as u order by u
      on conflict do nothing returning user_id
    ), increased as (
      update breach_incidents set told = told + (select count(*) from fresh) where id = ${id}
    )`,
    application: null,
    params: sql`jsonb_build_object('headline', w.headline, 'words', w.happened)`,
    from: sql`from domain_events e cross join fresh join users u on u.id = fresh.user_id
      cross join lateral (select w.headline, w.happened from breach_words w where w.incident_id = ${id} and w.language in (u.language, 'en')
        order by w.language = u.language desc limit 1) w
      where e.id = ${eventId} and u.erased_at is null`,
  });
  return many(tx, statement, notifiedUsers);
}

/** Marks the sending of notices as finished, and the report to the affected users as done. */
export async function setNoticesDone(tx: Tx, id: number): Promise<void> {
  await run(
    tx,
    sql`update breach_incidents set notices_done_at = now(), notices_total = told where id = ${id} and notices_done_at is null`,
  );
  await run(
    tx,
    sql`update breach_steps s set state = 'done', settled_at = now(), settled_by = b.notices_by
      from breach_incidents b where b.id = s.incident_id and s.incident_id = ${id} and s.step = 'people' and s.state = 'open'`,
  );
}
