// Tests of archiving: old notifications that were read leave the list but stay in the owner's data copy. Unread
// notifications stay in the list.
import { expect, it } from 'vitest';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { z } from '#contracts/z.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildSession } from '#testing/factories.ts';
import { archiveNotifications } from './archive-notifications.ts';

type BuiltEmployer = Awaited<ReturnType<typeof buildEmployer>>;

const database = useDatabase();
const api = useApi(database);
const nothing = () => {};

/** Inserts `count` notifications that are `days` days old. */
const plant = ({ id }: BuiltEmployer, { days, read, count = 1 }: { days: number; read: boolean; count?: number }) =>
  run(
    database.db,
    sql`insert into notifications (user_id, kind, notification_type, event_id, event_at, is_read, created_at)
      select ${id}::bigint, 'welcome', 'system_message', ${id * 1_000_000}::bigint + ${days * 10_000}::bigint + n, now(), ${read}::boolean,
        now() - ${days}::float8 * interval '1 day' from generate_series(1, ${count}::int) n`,
  );

const archived = ({ id }: BuiltEmployer) =>
  many(
    database.db,
    sql`select id from notifications_archive where user_id = ${id} order by id`,
    z.object({ id: z.int() }),
  );

it('The archive task moves all old read notifications in batches; unread and recent ones stay listed', async () => {
  const person = await buildEmployer(database.db);
  await plant(person, { days: 91, read: true, count: 4500 });
  await plant(person, { days: 91.5, read: false, count: 3 });
  await plant(person, { days: 89, read: true, count: 2 });
  await plant(person, { days: 0, read: false });
  expect(await archiveNotifications(database.db, nothing)).toBe(4500);
  expect(await archiveNotifications(database.db, nothing)).toBe(0);
  expect(await archived(person)).toHaveLength(4500);
  const list = await api
    .as(await buildSession(database.db, person))
    .ok(notificationEndpoints.listEmployer, { query: {} });
  expect(list).toMatchObject({ total: 6, unread_count: 4 });
});

it('Two concurrent archive tasks move each notification once', async () => {
  const person = await buildEmployer(database.db);
  await plant(person, { days: 100, read: true, count: 300 });
  const moved = await Promise.all([
    archiveNotifications(database.db, nothing),
    archiveNotifications(database.db, nothing),
  ]);
  expect(moved[0] + moved[1]).toBe(300);
  expect(await archived(person)).toHaveLength(300);
});

it('Read notifications stay listed for the number of days in the setting `notification_days`', async () => {
  const person = await buildEmployer(database.db);
  await plant(person, { days: 10, read: true });
  await setSetting(database.db, 'notification_days', 7);
  await archiveNotifications(database.db, nothing);
  expect(await archived(person)).toHaveLength(1);
});
