// @vitest-environment happy-dom
// Tests the table that compares two to four applicants.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '#contracts/application-shapes.ts';
import { applicationResponse } from '#testing/application-response.ts';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Applicants } from './applicants.tsx';

const { applicant } = applicationResponse();
const person = (id: number, first_name: string, more: Partial<Application['applicant']> = {}): Application =>
  applicationResponse({ id, allowed: ['shortlisted', 'rejected'], applicant: { ...applicant, first_name, ...more } });

const asha: Application = {
  ...person(1, 'Asha', {
    skills: ['mason'],
    experience_years: 6,
    expected_salary: { amount: 850, period: 'day' },
    verified: true,
    reputation: { ...applicant.reputation, rating: 4.6, review_count: 3, reliability: 92, jobs_completed: 5 },
  }),
  distance_km: 4,
  message: 'I can start on Monday',
};
const people = [asha, ...['Mohan', 'Salim', 'Ravi', 'Devi'].map((name, place) => person(place + 2, name))];

async function choose(names: readonly string[]): Promise<void> {
  renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
  fireEvent.click(await screen.findByRole('button', { name: 'Choose several' }));
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name: `Choose ${name} Yadav` }));
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  serveWeb({
    'GET /api/v1/employers/applications/': () =>
      json({ applications: people, total: people.length, page: 1, limit: 50, pages: 1 }),
    'GET /api/v1/employers/jobs/': () => json({ jobs: [], total: 0, page: 1, limit: 50, pages: 0 }),
  });
});
afterEach(cleanup);

describe('Comparison of applicants', () => {
  it('The comparison shows the facts of two applicants side by side', async () => {
    await choose(['Asha', 'Mohan']);
    const table = within(await screen.findByRole('table'));
    const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['', 'Asha Yadav', 'Mohan Yadav'],
      ['Trades', 'Mason', 'Not said'],
      ['Experience', '6 years of experience', 'Not said'],
      ['How far away', '4 km', 'Not said'],
      ['Coming on time', '92%', 'New here: no work finished yet'],
      ['Ratings', '4.6 of 5 · 3 ratings', 'No ratings yet'],
      ['Pay asked for', '₹850 / day', 'Not said'],
      ['Their message', '“I can start on Monday”', 'Not said'],
      ['What is checked', 'Identity checked by our team5 jobs done here', 'Identity not checked yet'],
    ]);
    expect(table.getByRole('link', { name: 'Asha Yadav' }).getAttribute('href')).toBe(
      '/employer/dashboard/applicants/1',
    );
  });

  it.each([[['Asha']], [['Asha', 'Mohan', 'Salim', 'Ravi', 'Devi']]])(
    'The button says how many people can be compared if %j are selected',
    async (names) => {
      await choose(names);
      expect(await screen.findByText('Choose two to four people to compare.')).toBeTruthy();
      expect(screen.queryByRole('table')).toBeNull();
    },
  );
});
