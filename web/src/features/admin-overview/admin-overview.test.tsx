// @vitest-environment happy-dom
// Tests the overview page of administrators: live statistics, and cards that fail and are retried separately.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OverviewStats } from '#contracts/overview.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Overview } from './overview.tsx';
import { stepsOf } from './timeline-steps.ts';

type Handler = (value?: unknown) => void;
const line = vi.hoisted(() => ({ handlers: new Map<string, Handler[]>() }));
vi.mock('socket.io-client', () => ({
  io: () => {
    const socket = {
      active: true,
      on: (event: string, handler: Handler) => {
        line.handlers.set(event, [...(line.handlers.get(event) ?? []), handler]);
        return socket;
      },
      connect: () => socket,
      disconnect: () => socket,
    };
    return socket;
  },
}));
const receive = (event: string, value?: unknown) =>
  act(() => {
    for (const handler of line.handlers.get(event) ?? []) handler(value);
  });

const area = 'GET /api/v1/admin/dashboard';
const stats: OverviewStats = {
  users: 12486,
  labour: 11204,
  employers: 1282,
  jobs_active: 1284,
  jobs_total: 5310,
  jobs_filled: 3823,
  applications: 48920,
  applications_today: 612,
  applications_yesterday: 560,
  unread_reports: 7,
  reports_late: 2,
  today: { users: 61, labour: 55, employers: 6, jobs: 38 },
};
const days = Array.from({ length: 30 }, (_, day) => {
  const date = new Date(Date.UTC(2026, 9, 24 + day)).toISOString().slice(0, 10);
  return { date, labour: day, employer: 2, total: day + 2 };
});
const at = '2026-03-01T06:00:00+00:00';
const [user, job] = [
  { id: 4, user_type: 'labour', first_name: 'Ramesh', last_name: 'Y', company_name: null, phone_masked: '98••••••10' },
  { id: 7, uid: 'b1', title: 'Mason', status: 'active', salary_amount: 900, salary_period: 'day', employer_id: 2 },
];

const answers = {
  [`${area}/stats`]: () => json(stats),
  [`${area}/entities/counts`]: () => problem(500, 'internal'),
  [`${area}/registration/timeline`]: () => json(days),
  [`${area}/users/recent`]: () => json([{ ...user, state: 'Karnataka', city: null, skill: 'mason', created_at: at }]),
  [`${area}/jobs/recent`]: () => json([{ ...job, created_at: at }]),
  [`${area}/applications/recent`]: () => json([]),
};

beforeAll(startWords);
let tokens = 0;
beforeEach(() => {
  // Use a new token for each test, so that a new connection opens: that of the previous test is still open.
  tokens += 1;
  localStorage.setItem('admin_token', `adm_token_${tokens}`);
  line.handlers.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The overview shows the statistics and updates them from a push message', async () => {
  serveWeb(answers);
  renderWeb(<Overview queues={null} />);
  expect(await screen.findByText('12,486')).toBeTruthy();
  expect(screen.getByText('+61 today')).toBeTruthy();
  expect(screen.getByText('2 over 24 hours')).toBeTruthy();
  expect(screen.getByText('Not live')).toBeTruthy();
  await waitFor(() => expect(line.handlers.has('connect')).toBe(true));
  receive('connect');
  expect(await screen.findByText(/^Live, \d\d:\d\d:\d\d$/)).toBeTruthy();
  receive('overview.changed', { ...stats, users: 12487 });
  expect(await screen.findByText('12,487')).toBeTruthy();
  receive('disconnect', 'transport close');
  expect(await screen.findByText('Not live')).toBeTruthy();
});

it('The frame and the grid of the statistics have different classes', async () => {
  serveWeb(answers);
  renderWeb(<Overview queues={null} />);
  const list = (await screen.findByText('12,486')).closest('dl');
  expect(list?.closest('.overview-stats')?.className).toBe('overview-stats');
  expect(list?.classList.contains('overview-stats')).toBe(false);
});

it('The overview requests 10 rows for each list of recent items', async () => {
  const asked = serveWeb(answers);
  renderWeb(<Overview queues={null} />);
  await screen.findByText('12,486');
  const recent = () => asked.filter(({ path }) => path.endsWith('/recent')).map(({ query }) => query.get('limit'));
  await waitFor(() => expect(recent()).toEqual(['10', '10', '10']));
});

it('The overview refetches all data after the connection was lost', async () => {
  const asked = serveWeb(answers);
  renderWeb(<Overview queues={null} />);
  await screen.findByText('12,486');
  await waitFor(() => expect(line.handlers.has('connect')).toBe(true));
  receive('connect');
  const before = asked.length;
  receive('disconnect', 'transport close');
  receive('connect');
  await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(before + 5));
});

it('The overview has a table for its chart, and a failed card retries alone', async () => {
  const asked = serveWeb(answers);
  renderWeb(<Overview queues={null} />);
  const table = await screen.findByRole('table', { name: /Registrations in 30 days/ });
  const last = within(table).getAllByRole('row').at(-1);
  expect(last?.textContent).toBe('Sun, 22 Nov29231');
  expect(screen.getByRole('link', { name: /Ramesh Y/ }).getAttribute('href')).toBe('/admin/dashboard/users/4');
  expect(screen.getByText('98••••••10')).toBeTruthy();
  expect(await screen.findByText('Nobody has applied yet')).toBeTruthy();
  await screen.findByText('Failed to get entity counts. Try again.');
  const failed = screen.getByRole('alert');
  const before = asked.length;
  fireEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked.length).toBe(before + 1));
  fireEvent.click(screen.getByRole('button', { name: '90 days' }));
  await waitFor(() => expect(asked.some(({ query }) => query.get('days') === '90')).toBe(true));
});

it('stepsOf groups a year by week and counts all registrations', () => {
  const year = Array.from({ length: 365 }, (_, day) => ({ date: `day ${day}`, labour: 2, employer: 1, total: 3 }));
  const { step, steps } = stepsOf(year);
  expect([step, steps.length, steps[0]?.total, steps.at(-1)?.total]).toEqual(['week', 53, 3, 21]);
  expect(steps.reduce((sum, { total }) => sum + total, 0)).toBe(365 * 3);
});
