// @vitest-environment happy-dom
// Tests the list of the user's own reports: case number, status, the moderators' answer, and a failed load.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { MyReports } from './my-reports.tsx';

const LIST = 'GET /api/v1/reports/';
const report = (case_number: string, more: object = {}) => ({
  case_number,
  target_type: 'job',
  reason: 'money_asked',
  details: null,
  target_name: 'Mason for a school',
  status: 'open',
  outcome: null,
  created_at: '2026-11-01T06:00:00.000Z',
  decided_at: null,
  ...more,
});
const list = (...reports: object[]) => json({ reports, total: reports.length, page: 1, limit: 10, pages: 1 });
const card = (number: string) => within(screen.getByRole('article', { name: `Case ${number}` }));

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

describe('List of own reports', () => {
  it('The list of own reports shows status, answer and date of each report, also for a deleted job', async () => {
    const decided = { status: 'upheld', outcome: 'The job is removed.', decided_at: '2026-11-03T06:00:00.000Z' };
    serveWeb({ [LIST]: () => list(report('KS-AAAA-AAAA'), report('KS-BBBB-BBBB', { ...decided, target_name: null })) });
    renderWeb(<MyReports />);
    await screen.findAllByRole('article');
    expect(card('KS-AAAA-AAAA').getByText('We are checking it')).toBeTruthy();
    expect(card('KS-AAAA-AAAA').getByText('They ask for money')).toBeTruthy();
    expect(card('KS-AAAA-AAAA').queryByText(/Answered/)).toBeNull();
    expect(card('KS-BBBB-BBBB').getByText('You were right')).toBeTruthy();
    expect(card('KS-BBBB-BBBB').getByText('The job is removed.')).toBeTruthy();
    expect(card('KS-BBBB-BBBB').getByText('No longer on the site')).toBeTruthy();
    expect(card('KS-BBBB-BBBB').getByText('Answered on 3 November 2026')).toBeTruthy();
  });

  it('The list of own reports retries after a 503 and shows an empty state', async () => {
    let isBroken = true;
    serveWeb({ [LIST]: () => (isBroken ? problem(503, 'unavailable') : list()) });
    renderWeb(<MyReports />);
    expect(await screen.findByText('Couldn’t load this. Try again.')).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No reports yet')).toBeTruthy();
  });
});
