// @vitest-environment happy-dom
// Tests the statistics page of an employer: the numbers of the chosen range of days, their change, and the sentences
// about them.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Analytics } from '#contracts/analytics.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { EmployerAnalytics } from './analytics.tsx';

const GET = 'GET /api/v1/employers/analytics/';

const totals = { views: 40, unique_viewers: 25, applications: 8, shortlisted: 3, accepted: 2, rejected: 1 };
const days = ['16', '17', '18', '19', '20', '21', '22'].map((day, place) => ({
  date: `2026-11-${day}`,
  views: place * 2,
  applications: place === 4 ? 6 : 0,
}));

const figures = (more: Partial<Analytics> = {}): Analytics => ({
  range: '30d',
  from: '2026-11-16',
  to: '2026-11-22',
  tz: 'Asia/Kolkata',
  totals,
  before: { from: '2026-11-09', to: '2026-11-15', totals: { ...totals, applications: 10, views: 0 } },
  step: 'day',
  series: days,
  by_job: [
    {
      uid: 'a',
      title: 'Mason',
      role: 'mason',
      status: 'active',
      views: 30,
      applications: 6,
      shortlisted: 3,
      accepted: 2,
      positions: 4,
    },
    {
      uid: 'b',
      title: 'Old one',
      role: null,
      status: 'removed',
      views: 10,
      applications: 0,
      shortlisted: 0,
      accepted: 0,
      positions: 1,
    },
  ],
  median_response_hours: 4.2,
  fill_rate: 50,
  ...more,
});

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (answer: (query: URLSearchParams) => Response | Promise<Response>) => {
  const asked = serveWeb({ [GET]: ({ query }) => answer(query) });
  renderWeb(<EmployerAnalytics />, '/employer/dashboard/analytics');
  return asked;
};

describe('Analytics page of an employer', () => {
  it('The analytics page shows one main number with its change, a chart and summary sentences', async () => {
    const asked = open(() => json(figures()));
    expect(await screen.findByText('Applications, 16 Nov to 22 Nov')).toBeTruthy();
    expect(screen.getByText('8').className).toContain('headline-stat');
    expect(screen.getByText(/fewer than in the 30 days before \(20%\)/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /Most: 6 applications, Fri,? 20 Nov/ })).toBeTruthy();
    expect(screen.getByText('In this period you usually answered within 5 hours.')).toBeTruthy();
    expect(screen.getByText('50% of the places in the jobs of this period are filled.')).toBeTruthy();
    expect(asked[0]?.headers.get('x-csrf-token')).toMatch(/^value:/);
    fireEvent.click(screen.getByRole('button', { name: 'Job views' }));
    expect(await screen.findByText('Job views, 16 Nov to 22 Nov')).toBeTruthy();
    // The page shows no percentage, because the value of the previous 30 days was 0.
    expect(screen.getByText('more than in the 30 days before')).toBeTruthy();
  });

  it('The analytics page links each job to its applicants, except a deleted job', async () => {
    open(() => json(figures()));
    const mason = await screen.findByRole('link', { name: 'Mason' });
    expect(mason.getAttribute('href')).toBe('/employer/dashboard/jobs/a/applicants');
    expect(screen.getByText(/30 views, 1 in 5 applied/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Old one' })).toBeNull();
    expect(screen.getByText(/10 views, no one applied/)).toBeTruthy();
  });

  it('The analytics page refetches after a change of range and stores the range in the URL', async () => {
    const asked = open((query) =>
      json(query.get('range') === 'all' ? figures({ range: 'all', before: null }) : figures()),
    );
    await screen.findByText('Applications, 16 Nov to 22 Nov');
    fireEvent.click(screen.getByRole('button', { name: 'All time' }));
    await waitFor(() => expect(screen.queryByText(/30 days before/)).toBeNull());
    expect(screen.getByTestId('address').textContent).toBe('/employer/dashboard/analytics?range=all');
    expect(asked.map(({ query }) => query.get('range'))).toEqual(['30d', 'all']);
  });

  it('The analytics page retries after a 503 and invites an employer without data to post a job', async () => {
    let failures = 0;
    const nothing = { ...totals, views: 0, applications: 0 };
    open(() => {
      failures += 1;
      return failures === 1
        ? problem(503, 'unavailable')
        : json(figures({ before: null, totals: nothing, by_job: [], series: days.slice(0, 1) }));
    });
    const failed = within(await screen.findByRole('alert'));
    fireEvent.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No numbers yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Post a job' }).getAttribute('href')).toBe('/employer/dashboard/post');
  });
});
