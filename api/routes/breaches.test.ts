// Data breaches (C.6): deadlines, affected users, exactly one notice to each of them even after a crash, and closing.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { breachNoticeEndpoints, breachEndpoints as endpoints } from '#contracts/breaches.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { z } from '#contracts/z.ts';
import { sendBreachNotices } from '#marketplace/breaches/actions/send-notices.ts';
import { readClock } from '#platform/clock.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
let caller = api.as();

beforeAll(async () => {
  caller = api.as((await buildAdmin(database.db)).token);
});

afterEach(() => void vi.useRealTimers());

const discovered_at = '2026-11-20T06:00:00.000Z';
const words = (language: 'en' | 'hi') => ({
  language,
  headline: `Numbers were seen (${language})`,
  happened: 'A stranger could see phone numbers.',
  data: 'Your phone number.',
  done: 'We closed the gap.',
  advice: 'Trust no caller.',
  contact: 'Asha Menon',
});

async function openBreach() {
  const { id } = await caller.ok(endpoints.openBreach, { body: { title: 'Numbers seen', discovered_at } });
  return { breach_id: String(id) };
}

async function readyBreach(audience: object) {
  const params = await openBreach();
  for (const language of ['en', 'hi'] as const) await caller.ok(endpoints.setWords, { params, body: words(language) });
  const { affected } = await caller.ok(endpoints.setAudience, { params, body: { mode: 'some', ...audience } });
  return { params, affected };
}

/** Inserts many workers who live in a state of India. */
const settle = (people: number, state: string) =>
  run(
    database.db,
    sql`insert into users (user_type, first_name, last_name, language, state)
      select 'labour', 'Ravi', 'Kumar', (array['en','hi','ta'])[1 + n % 3], ${state} from generate_series(1, ${people}) n`,
  );
const countNotified = async () =>
  one(
    database.db,
    sql`select count(*)::int as notices, count(distinct user_id)::int as people from notifications where kind = 'data_breach'`,
    z.object({ notices: z.int(), people: z.int() }),
  );

describe('the deadlines of a breach', () => {
  it('The deadlines of a breach count from the discovery and move with it; the register lists the nearest first', async () => {
    const params = await openBreach();
    const due = (breach: { steps: { step: string; due_at: string }[] }) =>
      Object.fromEntries(
        breach.steps.map(({ step, due_at }) => [step, (Date.parse(due_at) - Date.parse(discovered_at)) / 3_600_000]),
      );
    expect(due(await caller.ok(endpoints.readBreach, { params }))).toEqual({
      board_first: 0,
      people: 0,
      cert_in: 6,
      board_report: 72,
    });
    const facts = {
      title: 'Seen',
      nature: 'A gap',
      happened: '',
      data: '',
      consequences: '',
      measures: '',
      contact: '',
    };
    const later = await caller.ok(endpoints.changeBreach, {
      params,
      body: { ...facts, discovered_at: '2026-11-20T08:00:00Z' },
    });
    expect(due(later)).toEqual({ board_first: 2, people: 2, cert_in: 8, board_report: 74 });
    const earlier = await openBreach();
    const { breaches } = await caller.ok(endpoints.listBreaches, { query: {} });
    expect(String(breaches[0]?.id)).toBe(earlier.breach_id);
    for (const bad of ['2026-13-45T00:00:00Z', '2999-01-01T00:00:00Z', 'today'])
      expect((await caller.problem(endpoints.openBreach, { body: { title: 'x', discovered_at: bad } })).code).toBe(
        'validation_failed',
      );
  });

  it('The time of discovery of a breach is checked by the database clock, not by that of the process', async () => {
    const now = await readClock(database.db);
    const at = (minutes: number) => ({
      body: { title: 'Seen', discovered_at: new Date(now + minutes * 60_000).toISOString() },
    });
    vi.useFakeTimers({ toFake: ['Date'], now: now - 600_000 });
    expect((await caller.ok(endpoints.openBreach, at(-1))).title).toBe('Seen');
    vi.setSystemTime(now + 600_000);
    const refused = await caller.problem(endpoints.openBreach, at(9));
    expect(refused.error_codes).toEqual({ discovered_at: ['out_of_range'] });
  });

  it('A breach can be closed only when every step is done or not needed with a reason, and cannot change afterwards', async () => {
    const params = await openBreach();
    const end = { params, body: { words: 'We test restores every week now.' } };
    expect((await caller.problem(endpoints.closeBreach, end)).code).toBe('breach_steps_open');
    const settled = (step: string, body: object) => ({ params: { ...params, step }, body });
    const idle = await caller.problem(endpoints.settleStep, settled('people', { state: 'not_needed' }));
    expect(idle.error_codes).toEqual({ reason: ['reason_required'] });
    await caller.ok(endpoints.settleStep, {
      params: { ...params, step: 'people' },
      body: { state: 'not_needed', reason: 'Only our own test accounts.' },
    });
    for (const step of ['cert_in', 'board_first', 'board_report'] as const)
      await caller.ok(endpoints.settleStep, {
        params: { ...params, step },
        body: { state: 'done', reference: `R-${step}` },
      });
    const closed = await caller.ok(endpoints.closeBreach, end);
    expect(closed.closed_at).not.toBeNull();
    expect((await caller.problem(endpoints.settleStep, settled('cert_in', { state: 'open' }))).code).toBe(
      'breach_closed',
    );
  });

  it('A moderator gets `forbidden` for the register', async () => {
    const moderator = api.as((await buildAdmin(database.db, 'moderator')).token);
    expect((await moderator.problem(endpoints.listBreaches, { query: {} })).code).toBe('forbidden');
  });
});

describe('the affected users', () => {
  it('Affected users are counted by type, state and registration date, or listed by id, and unknown ids are returned', async () => {
    const state = 'Goa';
    await settle(3, state);
    const employer = await buildEmployer(database.db);
    await run(
      database.db,
      sql`update users set state = ${state}, created_at = '2026-01-05T20:00:00Z' where id = ${employer.id}`,
    );
    const params = await openBreach();
    const count = async (body: object) =>
      (await caller.ok(endpoints.setAudience, { params, body: { mode: 'some', ...body } })).affected;
    expect(await count({ state })).toBe(4);
    expect(await count({ state, user_type: 'employer' })).toBe(1);
    // The employer registered at 01:30 on 6 January in India, which is still 5 January in UTC.
    expect(await count({ state, registered_to: '2026-01-05' })).toBe(0);
    expect(await count({ state, registered_from: '2026-01-06', registered_to: '2026-01-06' })).toBe(1);
    const listed = { params, body: { ids: [employer.id, employer.id, 999_999_999], afresh: true } };
    expect(await caller.ok(endpoints.addListed, listed)).toEqual({ listed: 1, unknown: [999_999_999] });
    expect(await count({ mode: 'listed' })).toBe(1);
  });
});

describe('the notices of a breach', () => {
  it('The notices of a breach need texts in English and Hindi, and the number of affected users that was shown', async () => {
    const params = await openBreach();
    await caller.ok(endpoints.setAudience, { params, body: { mode: 'all' } });
    expect((await caller.problem(endpoints.sendNotices, { params, body: { people: 1 } })).code).toBe(
      'breach_not_ready',
    );
    const ready = await readyBreach({ state: 'Sikkim' });
    expect((await caller.problem(endpoints.sendNotices, { params: ready.params, body: { people: 0 } })).code).toBe(
      'breach_not_ready',
    );
    await settle(1, 'Sikkim');
    expect((await caller.problem(endpoints.sendNotices, { params: ready.params, body: { people: 0 } })).code).toBe(
      'stale_version',
    );
  });

  it('Every affected user gets exactly one notice, although a worker process stops midway and two run in parallel', async () => {
    await settle(2300, 'Kerala');
    const { params, affected } = await readyBreach({ state: 'Kerala' });
    expect(affected).toBe(2300);
    await caller.ok(endpoints.sendNotices, { params, body: { people: affected } });
    const event = await one(
      database.db,
      sql`select max(id)::int as id from domain_events where name = 'breach.noticed'`,
      z.object({ id: z.int() }),
    );
    // The first batch is written, then the worker process stops.
    await sendBreachNotices(database.db, event.id).next();
    const half = await caller.ok(endpoints.readBreach, { params });
    expect(half.notices).toMatchObject({ told: 1000, total: 2300, done_at: null });
    const drain = async () => {
      for await (const page of sendBreachNotices(database.db, event.id)) expect(page.length).toBeGreaterThan(0);
    };
    await drain();
    await runTasks(database);
    expect(await countNotified()).toEqual({ notices: 2300, people: 2300 });
    const done = await caller.ok(endpoints.readBreach, { params });
    expect(done.notices).toMatchObject({ told: 2300, total: 2300, done_at: expect.any(String) });
    expect(done.steps.find(({ step }) => step === 'people')?.state).toBe('done');
  });

  it("A notice cannot be muted, is in the reader's language or English, and links to its details", async () => {
    const state = 'Tripura';
    const people = await Promise.all(['hi', 'ta'].map((language) => buildLabour(database.db, { language })));
    await run(
      database.db,
      sql`update users set state = ${state}, muted_notifications = '{system_message}' where id = any(${people.map(({ id }) => id)}::bigint[])`,
    );
    const { params } = await readyBreach({ state });
    await caller.ok(endpoints.sendNotices, { params, body: { people: 2 } });
    const { texts, pushed } = await runTasks(database);
    expect(texts).toEqual([]);
    expect(pushed).toHaveLength(2);
    for (const [at, person] of people.entries()) {
      const reader = api.as(await buildSession(database.db, person));
      const { notifications } = await reader.ok(notificationEndpoints.listLabour, { query: {} });
      expect(notifications[0]).toMatchObject({ subject: 'data_breach', notification_type: 'system_message' });
      expect(notifications[0]?.title).toContain(`Numbers were seen (${at === 0 ? 'hi' : 'en'})`);
      const { notices } = await reader.ok(breachNoticeEndpoints.listNotices, { headers: { 'accept-language': 'hi' } });
      expect(notices[0]).toMatchObject({ headline: 'Numbers were seen (hi)', advice: 'Trust no caller.' });
    }
    const other = api.as(await buildSession(database.db, await buildLabour(database.db)));
    expect((await other.ok(breachNoticeEndpoints.listNotices, {})).notices).toEqual([]);
  });
});
