// Tests monthly partitions: they are created in advance, get the rows that were inserted before their creation, and are
// dropped when they expire. The hash chain of the audit log and the totals of job views stay intact.
import { beforeAll, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { hashEntry } from '#marketplace/admins/entry-hash.ts';
import { countTotals } from '#marketplace/analytics/queries.ts';
import { listNotifications, setAllRead, setRead } from '#marketplace/notifications/queries.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { digestAudit } from '#marketplace/system/audit.ts';
import { keepMonths } from '#marketplace/system/keep-months.ts';
import { openDb } from '#platform/db.ts';
import { readPartitions } from '#platform/partition-maintenance.ts';
import { makeMonths, monthFrom } from '#platform/partitions.ts';
import { many, one, rawSql, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildJob } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import { countOf } from '#testing/task-queue.ts';
import { archiveNotifications } from './archive-notifications.ts';
import { keepAllMonths } from './keep-months.ts';

const database = useDatabase();
const nothing = () => {};
const now = new Date();
/** `BACK`: months of data before today that the tests insert. `KEPT`: how many of these months the cleanup retains. */
const [BACK, KEPT] = [16, 13];
const tables = ['admin_audit', 'domain_events', 'job_views', 'notifications_archive'] as const;
const beginning = monthFrom(now, -BACK);
/** Returns the 15th of the month `back` months ago. */
const dayOf = (back: number) => `${monthFrom(now, -back).slice(0, 7)}-15`;

const named = z.object({ name: z.string() });
const partsOf = async (table: string) =>
  (
    await many(
      database.db,
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`,
      named,
    )
  ).map(({ name }) => name);

const strays = async () =>
  (await readPartitions(database.db)).filter((of) => of.strays > 0).map((of) => [of.table, of.strays]);

const recordAt = (day: string) =>
  run(
    database.db,
    sql`insert into domain_events (name, actor_type, payload, recorded_at) values ('job.posted', 'system', '{"job_id": 1}', ${day}::date)`,
  );

const auditAt = (day: string) =>
  run(
    database.db,
    sql`with entry as (select null::bigint as admin_id, 'asha' as actor, 'user.suspended' as action, null::text as target_type, null::text as target_id,
        null::jsonb as before, null::jsonb as after, null::text as reason, '' as ip, ${day}::date::timestamptz as at)
      insert into admin_audit (admin_id, actor, action, target_type, target_id, before, after, reason, ip, at, hash)
      select e.*, ${hashEntry('e', sql`(select hash from admin_audit order by id desc limit 1)`)} from entry e`,
  );

/** Rebuilds the tables with a partition for each of the past months, as if the program had run for that long. */
beforeAll(async () => {
  for (const table of tables) {
    const before = `months.${table}_before_${beginning.slice(0, 7).replace('-', '_')}`;
    for (const part of (await partsOf(table)).filter((name) => !name.endsWith('_other')))
      await run(database.db, sql`drop table ${rawSql(part)}`);
    await run(
      database.db,
      sql`create table ${rawSql(before)} partition of ${rawSql(table)} for values from (minvalue) to (${rawSql(`'${beginning} 00:00+00'`)})`,
    );
    if (table === 'admin_audit' || table === 'notifications_archive')
      await run(database.db, sql`alter table ${rawSql(before)} add primary key (id)`);
  }
  await makeMonths(database.db, { ahead: BACK, now: new Date(beginning) });
  await setSetting(database.db, 'keep_months', { events: KEPT, notifications: KEPT, audit: KEPT, views: KEPT });
});

it('Rows of a month without a partition are stored in the default partition and moved when the month is created', async () => {
  const early = dayOf(-9);
  await recordAt(early);
  await auditAt(early);
  expect(await strays()).toEqual([
    ['admin_audit', 1],
    ['domain_events', 1],
  ]);
  const made = await makeMonths(database.db, { ahead: 9 });
  expect(made).toHaveLength(9 * tables.length);
  expect(await strays()).toEqual([]);
  const part = `months.admin_audit_${early.slice(0, 7).replace('-', '_')}`;
  expect(await countOf(database.db, part)).toBe(1);
  for (const change of [
    `delete from ${part}`,
    `update admin_audit set actor = 'x'`,
    `truncate ${part}`,
    'truncate audit_anchors',
  ])
    await expect(run(database.db, rawSql(change))).rejects.toThrow('only added to');
  expect(await makeMonths(database.db, { ahead: 9 })).toEqual([]);
  await run(database.db, sql`delete from domain_events`);
  // Rows of the audit log cannot be deleted, so the test drops the partition, as an operator would.
  await run(database.db, sql`drop table ${rawSql(part)}`);
});

it('A month is created while other transactions use the table, without blocking them', async () => {
  const reader = await database.db.connect();
  await reader.query('begin');
  await reader.query('select count(*) from domain_events');
  const making = makeMonths(database.db, { ahead: 10 });
  for (let n = 0; n < 20; n += 1) await recordAt(dayOf(0));
  await reader.query('commit');
  reader.release();
  expect(await making).toHaveLength(tables.length + 1);
  await run(database.db, sql`delete from domain_events`);
});

it('Expired months are dropped completely; view totals and the audit chain stay valid and protected', async () => {
  const employer = await buildEmployer(database.db);
  const job = await buildJob(database.db, { employer });
  await run(
    database.db,
    sql`update jobs set created_at = ${dayOf(BACK + 4)}::date, posted_at = null where id = ${job.id}`,
  );
  for (const back of [BACK + 4, BACK + 2, BACK, KEPT + 2, KEPT + 1, KEPT, 1, 0]) {
    await recordAt(dayOf(back));
    await auditAt(dayOf(back));
    await run(
      database.db,
      sql`insert into job_views (job_id, viewed_on, viewer) select ${job.id}::bigint, ${dayOf(back)}::date, int8send(n) from generate_series(1, 3) n`,
    );
  }
  const span = { from: dayOf(BACK + 4), to: dayOf(0) };
  const views = async () => (await countTotals(database.db, employer.id, span)).views;
  expect(await views()).toBe(24);

  const { dropped } = await keepMonths(database.db, nothing);
  // Each table loses four partitions: the partition for all rows before the first month, and the three oldest months.
  expect(dropped).toHaveLength((1 + BACK - KEPT) * tables.length);
  expect(await countOf(database.db, 'domain_events')).toBe(3);
  expect(await countOf(database.db, 'job_views')).toBe(9);
  expect(await views()).toBe(24);
  expect(await countOf(database.db, "admin_audit where action = 'user.suspended'")).toBe(3);
  expect(await countOf(database.db, "admin_audit where action = 'audit.months_dropped'")).toBe(4);
  expect((await keepMonths(database.db, nothing)).dropped).toEqual([]);
  // A partition that a process marked as expired and detached, but could not drop.
  await run(database.db, sql`create table months.domain_events_2001_01 ()`);
  await run(database.db, sql`comment on table months.domain_events_2001_01 is 'has had its time'`);
  // A partition that an operator detached to keep its rows. The task must not drop it.
  await run(database.db, sql`create table months.domain_events_2001_02 ()`);
  await keepAllMonths({ db: database.db, log: silentLog }, nothing);
  expect(await countOf(database.db, "pg_class where relname = 'domain_events_2001_01'")).toBe(0);
  expect(await countOf(database.db, "pg_class where relname = 'domain_events_2001_02'")).toBe(1);
  await run(database.db, sql`drop table months.domain_events_2001_02`);
  expect(await countOf(database.db, "pg_stats where tablename = 'job_views' and inherited")).toBeGreaterThan(0);

  expect(await digestAudit(database.db, nothing)).toMatchObject({ rows: 7, broken_id: null });
  const { id: first } = await one(database.db, sql`select min(id) as id from admin_audit`, z.object({ id: z.int() }));
  const client = await database.db.connect();
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query('delete from admin_audit where id = $1', [first]);
  await client.query('commit');
  client.release();
  expect(await digestAudit(database.db, nothing)).toMatchObject({ rows: 6, broken_id: first + 1 });
});

it('Old unread notifications move to monthly partitions and stay listed until they are read or their month is dropped', async () => {
  const person = await buildEmployer(database.db);
  await run(
    database.db,
    sql`insert into notifications (user_id, kind, notification_type, event_id, event_at, created_at, group_key)
      select ${person.id}::bigint, 'welcome', 'system_message', n, day, day, case when n = 1 then 'line' end
      from (select n, now() - n * interval '31 days' as day from generate_series(1, 30) n) days`,
  );
  await run(
    database.db,
    sql`update notifications set created_at = created_at - interval '100 days' where event_id = 1 and user_id = ${person.id}`,
  );
  expect(await archiveNotifications(database.db, nothing)).toBe(0);
  // A notification with a group key stays in the main table however old it is, because later events may update it.
  expect(await countOf(database.db, `only notifications where user_id = ${person.id}`)).toBe(2);
  const options = { include_read: true, limit: 50, skip: 0 };
  const list = await listNotifications(database.db, person.id, options);
  expect(list).toMatchObject({ total: 30, unread_count: 30 });
  expect(list.notifications.map(({ id }) => id)).toEqual(list.notifications.map(({ id }) => id).sort((a, b) => b - a));

  const oldest = list.notifications[25]?.id ?? 0;
  expect(await setRead(database.db, person.id, oldest)).toMatchObject({ is_read: true });
  expect(await archiveNotifications(database.db, nothing)).toBe(1);
  // The queries must also work with another query plan. Without nested loops, Postgres evaluates the names of all
  // tables of its catalog before it selects the partitions of one table.
  const hashing = openDb({ url: `${database.url}?options=-c%20enable_nestloop%3Doff`, max: 2, name: 'hashing' });
  const { dropped } = await keepMonths(hashing, nothing).finally(() => hashing.end());
  expect(dropped.length).toBeGreaterThan(10);
  expect((await listNotifications(database.db, person.id, options)).total).toBeLessThan(16);
  expect(await setAllRead(database.db, person.id)).toBeGreaterThan(10);
  await archiveNotifications(database.db, nothing);
  expect(await countOf(database.db, 'old_notifications')).toBe(0);
  expect(await countOf(database.db, `notifications where user_id = ${person.id}`)).toBe(1);
});

it('The notification list scans one table, and job views of two days scan two partitions', async () => {
  const plan = async (statement: string) =>
    (await many(database.db, rawSql(`explain (costs off) ${statement}`), z.object({ 'QUERY PLAN': z.string() })))
      .map((row) => row['QUERY PLAN'])
      .join('\n');
  const bell = await plan('select * from only notifications where user_id = 1 order by id desc limit 20');
  expect(bell.match(/Scan/g)).toHaveLength(1);
  const days = await plan(
    `select count(*) from job_views where job_id = 1 and viewed_on between '${dayOf(1)}' and '${dayOf(0)}'`,
  );
  expect(days.match(/ on job_views_\d/g)).toHaveLength(2);
});
