// Notifications over HTTP: access, read status and language.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { listLabour, listEmployer, markRead, readAllLabour } = notificationEndpoints;

/** Returns a worker with two notifications. */
async function rung() {
  const { id, labour, employer } = await buildApplication(database.db);
  const boss = api.as(await buildSession(database.db, employer));
  for (const status of ['under_review', 'shortlisted'] as const) {
    await boss.ok(applicationEndpoints.setApplicationStatus, {
      params: { application_id: String(id) },
      body: { status },
    });
    await runTasks(database);
  }
  const token = await buildSession(database.db, labour);
  return { me: api.as(token), boss, token, application_id: id };
}

describe('the list of notifications', () => {
  it('The list of notifications shows the newest first, with the unread count and a link to the application', async () => {
    const { me, application_id } = await rung();
    const list = await me.ok(listLabour, { query: {} });
    expect(list).toMatchObject({ total: 2, unread_count: 2, skip: 0, limit: 50 });
    expect(list.notifications.map(({ title }) => title)).toEqual([
      'Shortlisted (not hired yet)',
      'Your application was seen',
    ]);
    expect(list.notifications[0]).toMatchObject({
      application_id,
      is_read: false,
      notification_type: 'application_status',
      kind: 'application_shortlisted',
    });
  });

  it('A notification can be marked as read repeatedly, and the list can omit read ones', async () => {
    const { me } = await rung();
    const [newest] = (await me.ok(listLabour, { query: {} })).notifications;
    const params = { notification_id: String(newest?.id) };
    expect((await me.ok(markRead, { params, body: { is_read: true } })).is_read).toBe(true);
    await me.ok(markRead, { params, body: { is_read: true } });
    const unread = await me.ok(listLabour, { query: { include_read: 'false' } });
    expect(unread).toMatchObject({ total: 1, unread_count: 1 });
    expect((await me.problem(markRead, { params, body: { is_read: false } })).code).toBe('validation_failed');
  });

  it('The list of notifications can be filtered by type, with its own total and the unread count of all types', async () => {
    const { me } = await rung();
    const jobs = await me.ok(listLabour, { query: { notification_type: 'job_match' } });
    expect(jobs).toMatchObject({ notifications: [], total: 0, unread_count: 2 });
    const answers = await me.ok(listLabour, { query: { notification_type: 'application_status', limit: '1' } });
    expect([answers.total, answers.notifications.length]).toEqual([2, 1]);
    expect((await me.problem(listLabour, { query: { notification_type: 'gossip' } })).code).toBe('validation_failed');
  });

  it('All notifications can be marked as read', async () => {
    const { me } = await rung();
    expect(await me.ok(readAllLabour, {})).toEqual({ updated: 2, unread_count: 0 });
    expect(await me.ok(readAllLabour, {})).toEqual({ updated: 0, unread_count: 0 });
  });

  it('Other users and the other role cannot read or change notifications', async () => {
    const { me } = await rung();
    const other = await rung();
    const [theirs] = (await other.me.ok(listLabour, { query: {} })).notifications;
    expect(
      (await me.problem(markRead, { params: { notification_id: String(theirs?.id) }, body: { is_read: true } })).code,
    ).toBe('not_found');
    expect((await me.problem(listEmployer, {})).code).toBe('forbidden');
    expect((await api.as().problem(listLabour, {})).code).toBe('not_authenticated');
    expect((await me.problem(listLabour, { query: { skip: -1 } })).code).toBe('validation_failed');
  });

  it.each([
    ['hi', 'मालिक को पसंद (अभी पक्का नहीं)'],
    ['hi-IN,hi;q=0.9', 'मालिक को पसंद (अभी पक्का नहीं)'],
    ['bh', 'मालिक के पसंद (अबहीं पक्का नइखे)'],
    ['xx', 'Shortlisted (not hired yet)'],
  ])("Notifications are in the reader's language: %s", async (language, title) => {
    const { token } = await rung();
    const response = await fetch(`${api.base}${listLabour.path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
    const { notifications } = listLabour.response.parse(await response.json());
    expect(notifications[0]?.title).toBe(title);
  });
});
