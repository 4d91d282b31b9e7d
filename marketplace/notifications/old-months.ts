// SQL that moves old unread notifications from the main table to monthly tables. The notifications remain in users'
// lists (decision 0049).
import { z } from '#contracts/z.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { listPartitions, type Month, monthFrom, partitionName, withShortLockTimeout } from '#platform/partitions.ts';
import { many, maybe, type Queryable, rawSql, run, sql, type Tx } from '#platform/sql.ts';

const TABLE = 'notifications';

const columns = rawSql(
  'id, user_id, kind, notification_type, event_id, event_at, application_id, params, is_read, created_at, group_key, count, replaces',
);

/**
 * SQL condition: the row has already been moved from `public.notifications` into the table of its month. The condition
 * is necessary, because a query of the parent table `notifications` also reads the monthly tables.
 */
const isBehind = sql`n.tableoid <> 'public.notifications'::regclass`;

const bounds = (month: Month) =>
  sql`event_at >= ${rawSql(`'${month} 00:00+00'`)} and event_at < ${rawSql(`'${monthFrom(new Date(month), 1)} 00:00+00'`)}`;

interface Worker {
  db: Db;
  /** Called after each step, so that the running task does not count as stalled. */
  progress: () => void;
}

/**
 * Creates the table of a month if it is missing. The table inherits from the main table. It is not a partition, because
 * a partitioned table cannot have the unique key of unread grouped notifications.
 */
async function makeMonth({ db, progress }: Worker, month: Month): Promise<void> {
  const name = partitionName(TABLE, month);
  await withShortLockTimeout(
    db,
    async (tx) => {
      await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('months', 0))`);
      if ((await run(tx, sql`select where to_regclass(${`months.${name}`}) is not null`)) > 0) return;
      await run(
        tx,
        sql`create table ${rawSql(`months.${name}`)} (like public.notifications including defaults including constraints including indexes including storage,
        constraint ${rawSql(`${name}_month`)} check (${bounds(month)}),
        foreign key (user_id) references public.users (id) on delete cascade,
        foreign key (application_id) references public.applications (id) on delete set null)`,
      );
      await run(tx, sql`alter table ${rawSql(`months.${name}`)} inherit public.notifications`);
    },
    progress,
  );
}

/**
 * Runs `work` in a transaction with an advisory lock. Because of the lock, notifications are never moved and archived
 * at the same time. Otherwise the table `old_notifications` (users with rows in monthly tables) could become wrong.
 */
const withAdvisoryLock = <T>(db: Db, work: (tx: Tx) => Promise<T>) =>
  inTransaction(db, async (tx) => {
    await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('old_notifications', 0))`);
    return work(tx);
  });

interface Batch {
  /** Range of notification ids: above `after`, up to and including `last`. */
  after: number;
  last: number;
  days: number;
}

/**
 * SQL condition: an old unread notification in the id range. Excludes grouped notifications, because later events
 * update them and search for them only in the main table.
 */
const leaves = ({ after, last, days }: Batch) =>
  sql`id > ${after} and id <= ${last} and not is_read and group_key is null and created_at < now() - ${days} * interval '1 day'`;

/** Moves the old unread notifications of an id range to their monthly tables. */
export async function moveToMonths({ db, progress }: Worker, batch: Batch): Promise<void> {
  const months = await many(
    db,
    sql`select distinct date_trunc('month', event_at at time zone 'UTC')::date::text as month from only notifications where ${leaves(batch)}`,
    z.object({ month: z.string() }),
  );
  for (const { month } of months) {
    await makeMonth({ db, progress }, month);
    await withAdvisoryLock(db, (tx) =>
      run(
        tx,
        sql`with gone as (
            delete from only notifications where ${leaves(batch)} and ${bounds(month)} returning ${columns}
          ), put as (
            insert into ${rawSql(`months.${partitionName(TABLE, month)}`)} (${columns}) select ${columns} from gone returning user_id
          )
          insert into old_notifications (user_id) select distinct user_id from put on conflict do nothing`,
      ),
    );
  }
}

const PEOPLE = 500;
const page = z.object({ last: z.nullable(z.int()), moved: z.int() });

/**
 * Archives notifications that are read and older than `days` from the monthly tables, for the next page of users.
 * Returns the last user id of the page.
 */
export function archiveOldPage(db: Db, { after, days }: { after: number; days: number }) {
  const people = sql`select user_id from old_notifications where user_id > ${after} order by user_id limit ${PEOPLE}`;
  return withAdvisoryLock(db, async (tx) => {
    const ended = await maybe(
      tx,
      sql`with people as materialized (${people}), gone as (
          delete from notifications n using people p where n.user_id = p.user_id and n.is_read and ${isBehind}
            and n.created_at < now() - ${days} * interval '1 day' returning n.*
        ), kept as (
          insert into notifications_archive (id, user_id, kind, notification_type, event_id, event_at, application_id, params, count, created_at)
          select id, user_id, kind, notification_type, event_id, event_at, application_id, params, count, created_at from gone
          on conflict do nothing returning id
        )
        select max(user_id) as last, (select count(*)::int from kept) as moved from people`,
      page,
    );
    await run(
      tx,
      sql`delete from old_notifications o where o.user_id in (${people})
        and not exists (select from notifications n where n.user_id = o.user_id and ${isBehind})`,
    );
    return ended;
  });
}

/**
 * Drops the monthly tables that end at or before `before`, with their unread notifications. Their read notifications
 * are already in the archive. Returns the names of the dropped tables.
 */
export async function dropOldMonths({ db, progress }: Worker, before: Month): Promise<string[]> {
  const old = (await listPartitions(db, TABLE)).filter(({ until }) => until <= before).map(({ name }) => name);
  for (const name of old)
    await withShortLockTimeout(db, (tx) => run(tx, sql`drop table if exists ${rawSql(`months.${name}`)}`), progress);
  return old;
}

/** Returns true if the user has notifications in the monthly tables. */
export async function hasOld(db: Queryable, userId: number): Promise<boolean> {
  return (await run(db, sql`select from old_notifications where user_id = ${userId}`)) > 0;
}
