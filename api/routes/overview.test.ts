// The administrators' overview over HTTP, and live updates of its statistics.
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { overviewEndpoints, overviewStats } from '#contracts/overview.ts';
import { ADMIN_NAMESPACE } from '#contracts/socket.ts';
import { wageEndpoints } from '#contracts/wages.ts';
import { z } from '#contracts/z.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { inTransaction } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildApplication, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
const viewer = async () => api.as((await buildAdmin(database.db, 'viewer')).token);

it('A viewer sees the totals and what is new today', async () => {
  const admin = await viewer();
  const before = await admin.ok(overviewEndpoints.getStats, {});
  const { employer } = await buildApplication(database.db);
  await buildJob(database.db, { employer, status: 'draft' });
  const stats = await admin.ok(overviewEndpoints.getStats, {});
  expect(stats).toMatchObject({
    users: before.users + 2,
    labour: before.labour + 1,
    employers: before.employers + 1,
    jobs_active: before.jobs_active + 1,
    jobs_total: before.jobs_total + 2,
    applications: before.applications + 1,
    applications_today: before.applications_today + 1,
    today: { users: before.today.users + 2, jobs: before.today.jobs + 1 },
  });
  const counts = await admin.ok(overviewEndpoints.getCounts, {});
  expect(counts).toMatchObject({ users: stats.users, jobs: stats.jobs_total, applications: stats.applications });
});

it('The counts contain wage accounts, open disputes and kept pay days, and nothing else of wages', async () => {
  const { db } = database;
  const admin = await viewer();
  const read = async () => {
    const { wage_accounts = 0, wage_disputes = 0, pay_days_kept = 0 } = await admin.ok(overviewEndpoints.getCounts, {});
    return [wage_accounts, wage_disputes, pay_days_kept];
  };
  const before = await read();
  const application = await buildApplication(db, { status: 'accepted' });
  const ledger = await inTransaction(db, (tx) => openAccount(tx, application.id));
  const account_id = ledger?.account.id ?? 0;
  const params = { account_id: String(account_id) };
  const { day } = await one(db, sql`select current_date::text as day`, z.object({ day: z.string() }));
  const boss = api.as(await buildSession(db, application.employer));
  const worker = api.as(await buildSession(db, application.labour));
  const body = { client_id: randomUUID(), kind: 'payment' as const, day, paise: 50_000, method: 'cash' as const };
  const { seq } = await boss.ok(wageEndpoints.recordEntry, { params, body });
  const denial = { client_id: randomUUID(), decision: 'dispute' as const, reason: 'not_received' as const };
  await worker.ok(wageEndpoints.decideEntry, { params: { ...params, seq: String(seq) }, body: denial });
  await run(
    db,
    sql`insert into wage_pay_days (account_id, day, outcome) values (${account_id}, '2026-11-07', 'kept'), (${account_id}, '2026-11-14', 'missed')`,
  );
  const after = await read();
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 1]);
});

it('Open reports count as unread, and after one day as late', async () => {
  const admin = await viewer();
  const { id } = await buildLabour(database.db);
  const before = await admin.ok(overviewEndpoints.getStats, {});
  await run(
    database.db,
    sql`insert into reports (case_number, reporter_id, target_type, reason, created_at)
      values ('KS-0001-0001', ${id}, 'job', 'fee', now()), ('KS-0001-0002', ${id}, 'job', 'fee', now() - interval '25 hours')`,
  );
  const { unread_reports, reports_late } = await admin.ok(overviewEndpoints.getStats, {});
  expect([unread_reports - before.unread_reports, reports_late - before.reports_late]).toEqual([2, 1]);
});

it('The latest items come first, without full phone numbers', async () => {
  const admin = await viewer();
  const erased = await buildLabour(database.db);
  const application = await buildApplication(database.db);
  await run(database.db, sql`update jobs set title = 'Painter, call ९८७६५ 43210' where id = ${application.job.id}`);
  await run(database.db, sql`update users set erased_at = now(), phone_number = null where id = ${erased.id}`);
  const query = { limit: '2' };
  const users = await admin.ok(overviewEndpoints.listRecentUsers, { query });
  expect(users.map(({ id }) => id)).toEqual([application.labour.id, application.employer.id].sort((a, b) => b - a));
  for (const { phone_masked } of users) expect(phone_masked).toMatch(/^\d{2}••••••\d{2}$/);
  const [job] = await admin.ok(overviewEndpoints.listRecentJobs, { query });
  const [sent] = await admin.ok(overviewEndpoints.listRecentApplications, { query });
  expect(sent).toMatchObject({
    id: application.id,
    labour: { id: application.labour.id },
    job: { id: job?.id, title: job?.title },
  });
  expect(job?.title).toBe('Painter, call ••••••••');
  expect(JSON.stringify([users, sent])).not.toMatch(/\+91|\d{10}/);
});

it('The timeline has a row for every day, and an invalid range gets 422', async () => {
  const admin = await viewer();
  const days = await admin.ok(overviewEndpoints.getTimeline, { query: { days: '365' } });
  expect(days).toHaveLength(365);
  expect(days.at(-1)?.total).toBeGreaterThan(0);
  expect(days[0]).toMatchObject({ labour: 0, employer: 0, total: 0 });
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
  for (const wrong of ['0', '366', '1.5', 'all'])
    expect((await admin.problem(overviewEndpoints.getTimeline, { query: { days: wrong } })).status).toBe(422);
  expect((await admin.problem(overviewEndpoints.listRecentJobs, { query: { limit: '101' } })).status).toBe(422);
});

it('Changed statistics are pushed to connected administrators', async () => {
  const { token } = await buildAdmin(database.db, 'viewer');
  const socket = io(api.base + ADMIN_NAMESPACE, { auth: { token }, transports: ['websocket'], forceNew: true });
  const received: unknown[] = [];
  socket.on('overview.changed', (stats: unknown) => received.push(stats));
  await waitFor('the socket', () => socket.connected);
  const before = await api.as(token).ok(overviewEndpoints.getStats, {});
  await buildJob(database.db);
  await waitFor('the statistics', () =>
    received.some((stats) => overviewStats.parse(stats).jobs_total > before.jobs_total),
  );
  socket.disconnect();
});
