// Tests grouped notifications: each event is counted exactly once while the group is unread.
import { describe, expect, it } from 'vitest';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { z } from '#contracts/z.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import {
  type BuiltApplication,
  buildApplication,
  buildEmployer,
  buildJob,
  buildLabour,
  buildSession,
} from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { recordEvent } from '../record-event.ts';
import { insertApplicationNotification } from './queries.ts';

type BuiltEmployer = Awaited<ReturnType<typeof buildEmployer>>;

const database = useDatabase();
const api = useApi(database);

/** Records the application events and returns their ids. */
async function record(applications: readonly BuiltApplication[]): Promise<number[]> {
  const events: number[] = [];
  for (const { id, labour } of applications)
    events.push(
      await inTransaction(database.db, (tx) =>
        recordEvent(tx, {
          name: 'application.submitted',
          actor: { type: 'labour', id: labour.id },
          payload: { application_id: id },
        }),
      ),
    );
  return events;
}

const people = async (employer: BuiltEmployer, names: readonly string[], title = 'Mason') => {
  const job = await buildJob(database.db, { employer, title });
  const applications: BuiltApplication[] = [];
  for (const first_name of names) {
    const labour = await buildLabour(database.db, { first_name, last_name: 'Yadav' });
    applications.push(await buildApplication(database.db, { job, labour }));
  }
  return applications;
};

const notify = (event: number) =>
  insertApplicationNotification(database.db, event, { kind: 'application_submitted', to: 'employer' });

const bellOf = async (employer: BuiltEmployer) => {
  const me = api.as(await buildSession(database.db, employer));
  return { me, list: await me.ok(notificationEndpoints.listEmployer, { query: {} }) };
};

describe('Several applications to one job', () => {
  it('Unread applications to one job share one notification with their count and the last name, and the next after reading starts a new one', async () => {
    const employer = await buildEmployer(database.db);
    const events = await record(await people(employer, ['Asha', 'Babu', 'Chand']));
    const other = await record(await people(employer, ['Dev'], 'Painter'));
    const rings = await Promise.all([notify(events[0] ?? 0)]);
    await notify(other[0] ?? 0);
    for (const event of events.slice(1)) await notify(event);
    const { me, list } = await bellOf(employer);
    expect(list.notifications.map(({ message, count }) => [message, count])).toEqual([
      ['3 people have applied for “Mason”, Chand Yadav last.', 3],
      ['Dev Yadav has applied for “Painter”.', 1],
    ]);
    expect(list).toMatchObject({ total: 2, unread_count: 2 });
    const [line] = list.notifications;
    expect(line?.id, 'a new number puts it on top').toBeGreaterThan(rings[0]?.muted === false ? rings[0].id : Infinity);
    await me.ok(notificationEndpoints.markRead, {
      params: { notification_id: String(line?.id) },
      body: { is_read: true },
    });
    const job = await record(await people(employer, ['Esha', 'Firoz'], 'Mason'));
    for (const event of job) await notify(event);
    expect((await bellOf(employer)).list).toMatchObject({ total: 3, unread_count: 2 });
  });

  it('Each application is counted once if its handler runs twice and concurrently', async () => {
    const employer = await buildEmployer(database.db);
    const events = await record(await people(employer, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']));
    await Promise.all([...events, ...events].map(notify));
    await Promise.all(events.map(notify));
    const { list } = await bellOf(employer);
    expect(list.notifications.map(({ count }) => count)).toEqual([8]);
  });

  it('A retried event is not counted again after its notification was read', async () => {
    const employer = await buildEmployer(database.db);
    const [first = 0, second = 0] = await record(await people(employer, ['Asha', 'Babu']));
    await notify(first);
    await notify(second);
    await run(database.db, sql`update notifications set is_read = true where user_id = ${employer.id}`);
    expect(await notify(first)).toBeNull();
    expect(await notify(second)).toBeNull();
    expect((await bellOf(employer)).list).toMatchObject({ total: 1, unread_count: 0 });
  });

  it('An event that the previous release has notified is not notified again', async () => {
    const employer = await buildEmployer(database.db);
    const [event = 0] = await record(await people(employer, ['Asha']));
    await notify(event);
    await run(database.db, sql`delete from notification_repeats where user_id = ${employer.id}`);
    await run(database.db, sql`update notifications set group_key = null where user_id = ${employer.id}`);
    expect(await notify(event)).toBeNull();
    expect((await bellOf(employer)).list.total).toBe(1);
  });

  it('Each new application sends a realtime event that names the notification it replaces', async () => {
    const employer = await buildEmployer(database.db);
    await record(await people(employer, ['Asha', 'Babu']));
    const { pushed } = await runTasks(database);
    const rings = z
      .array(z.object({ id: z.int(), count: z.int(), replaces: z.nullable(z.int()) }))
      .parse(
        pushed.flatMap(({ event, rooms, payload }) =>
          event === 'notification.created' && rooms.includes(`user:${employer.id}`) ? [payload] : [],
        ),
      );
    expect(rings).toMatchObject([
      { count: 1, replaces: null },
      { count: 2, replaces: rings[0]?.id },
    ]);
  });
});

it('A grouped notification in Hindi contains the count', async () => {
  const employer = await buildEmployer(database.db, { language: 'hi' });
  for (const event of await record(await people(employer, ['Asha', 'Babu'], 'राजमिस्त्री'))) await notify(event);
  const [row] = await many(
    database.db,
    sql`select count, params from notifications where user_id = ${employer.id}`,
    z.object({ count: z.int(), params: z.record(z.string(), z.unknown()) }),
  );
  expect(row).toMatchObject({ count: 2, params: { person: 'Babu Yadav' } });
  expect(
    (
      await one(
        database.db,
        sql`select count(*)::int as n from notification_repeats where user_id = ${employer.id}`,
        z.object({ n: z.int() }),
      )
    ).n,
  ).toBe(2);
});
