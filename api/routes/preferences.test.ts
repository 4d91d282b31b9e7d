// Notification preferences and language of users, and the site's operator data.
import { afterEach, describe, expect, it } from 'vitest';
import { accountEndpoints, type Preferences } from '#contracts/account.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { siteEndpoints } from '#contracts/site.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { getPreferences, setPreferences } = accountEndpoints;
const { getSite } = siteEndpoints;

afterEach(async () => {
  await run(database.db, sql`truncate settings`);
});

describe('preferences', () => {
  it('A user changes each preference separately, and only for themselves', async () => {
    const [me, other] = [
      api.as(await buildSession(database.db, await buildLabour(database.db))),
      api.as(await buildSession(database.db, await buildLabour(database.db, { language: 'ta' }))),
    ];
    expect(await me.ok(getPreferences, {})).toEqual({ language: 'en', muted: [], texts_wanted: true, call_sms: false });
    await me.ok(setPreferences, { body: { language: 'hi' } });
    const muted: Preferences['muted'] = ['job_match', 'application_status', 'job_match'];
    expect(await me.ok(setPreferences, { body: { muted } })).toEqual({
      language: 'hi',
      muted: ['job_match', 'application_status'],
      texts_wanted: true,
      call_sms: false,
    });
    expect(await me.ok(setPreferences, { body: {} })).toMatchObject({ language: 'hi' });
    expect(await other.ok(getPreferences, {})).toEqual({
      language: 'ta',
      muted: [],
      texts_wanted: true,
      call_sms: false,
    });
    expect(await me.ok(setPreferences, { body: { muted: [] } })).toEqual({
      language: 'hi',
      muted: [],
      texts_wanted: true,
      call_sms: false,
    });
  });

  it('Account notifications cannot be muted, and unknown values are rejected', async () => {
    const me = api.as(await buildSession(database.db, await buildLabour(database.db)));
    for (const body of [
      { muted: ['system_message'] },
      { muted: ['verification_request'] },
      { language: 'xx' },
      { is_admin: true },
    ])
      expect((await me.problem(setPreferences, { body })).code).toBe('validation_failed');
  });
});

describe('a muted notification type', () => {
  it('A muted type creates no notification, but lists still update, until it is unmuted', async () => {
    const { id, labour, employer } = await buildApplication(database.db);
    const me = api.as(await buildSession(database.db, labour));
    const boss = api.as(await buildSession(database.db, employer));
    const move = async (status: 'under_review' | 'shortlisted') => {
      await boss.ok(applicationEndpoints.setApplicationStatus, {
        params: { application_id: String(id) },
        body: { status },
      });
      return (await runTasks(database)).pushed;
    };
    const bells = async () => (await me.ok(notificationEndpoints.listLabour, { query: {} })).total;

    await me.ok(setPreferences, { body: { muted: ['application_status'] } });
    expect(await move('under_review')).toEqual([
      {
        event: 'application.updated',
        rooms: [`user:${labour.id}`, `user:${employer.id}`],
        payload: { id, status: 'under_review' },
      },
    ]);
    expect(await bells()).toBe(0);

    await me.ok(setPreferences, { body: { muted: [] } });
    const heard = await move('shortlisted');
    expect(heard.map(({ event }) => event)).toEqual(['notification.created', 'application.updated']);
    expect(await bells()).toBe(1);
  });

  it('A type that one side has muted is still sent to the other side', async () => {
    const { id, labour, employer } = await buildApplication(database.db);
    const me = api.as(await buildSession(database.db, labour));
    await me.ok(setPreferences, { body: { muted: ['application_status'] } });
    await me.ok(applicationEndpoints.withdraw, { params: { application_id: String(id) }, body: {} });
    const { pushed } = await runTasks(database);
    expect(pushed.map(({ event, rooms }) => ({ event, rooms }))).toContainEqual({
      event: 'notification.created',
      rooms: [`user:${employer.id}`],
    });
  });
});

describe('the site data', () => {
  it('The site data is public, follows the settings, and is cached for five minutes', async () => {
    expect((await api.as().ok(getSite, {})).name).toBe('KaamSetu');
    await setSetting(database.db, 'site_support_phone', '080 1234 5678');
    expect((await api.as().ok(getSite, {})).support_phone).toBe('080 1234 5678');
    const response = await fetch(api.base + getSite.path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });
});
