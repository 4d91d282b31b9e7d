// SQL that moves old read notifications to the archive, batch by batch. Unread notifications are not archived.
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, run, sql } from '#platform/sql.ts';

const page = z.object({ last: z.nullable(z.int()), newest: z.nullable(instant), moved: z.int(), is_over: z.boolean() });

interface Page {
  /** Processes only notifications whose id is higher than this id. Ids increase with time. */
  after: number;
  limit: number;
  days: number;
}

/**
 * Reads the next `limit` notifications and archives those that are read and older than `days`. Returns the last id of
 * the batch and the number of archived notifications. `is_over` is true if the batch has reached newer notifications.
 */
export function archiveBatch(db: Queryable, { after, limit, days }: Page) {
  return maybe(
    db,
    sql`with page as materialized (
        select id, event_at, created_at, is_read and created_at < now() - ${days} * interval '1 day' as goes
        from only notifications where id > ${after} order by id limit ${limit}
      ), gone as (
        delete from only notifications n using page where n.id = page.id and n.event_at = page.event_at and page.goes and n.is_read returning n.*
      ), kept as (
        insert into notifications_archive (id, user_id, kind, notification_type, event_id, event_at, application_id, params, count, created_at)
        select id, user_id, kind, notification_type, event_id, event_at, application_id, params, count, created_at from gone
        on conflict do nothing returning id
      )
      select max(id) as last, max(created_at) as newest, (select count(*)::int from kept) as moved,
        coalesce(max(created_at) >= now() - ${days} * interval '1 day', true) as is_over from page`,
    page,
  );
}

/**
 * Deletes the records of counted events after `days`. A grouped notification counts events; the records prevent a
 * retried task from counting an event twice. So `days` must be longer than all retries of a task take.
 */
export async function removeOldRepeats(db: Queryable, days: number): Promise<void> {
  await run(db, sql`delete from notification_repeats where counted_at < now() - ${days} * interval '1 day'`);
}
