// @vitest-environment happy-dom
// The first page of an employer: what waits comes first, and what is new appears by itself.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmployerDashboard } from '#contracts/employer-dashboard.ts';
import { noEmployerReputation } from '#contracts/reputation.ts';
import { applicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { ownJobOf } from '#testing/own-job.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { EmployerHome } from './employer-home.tsx';

const GET = 'GET /api/v1/employers/dashboard/';

const dashboard = (more: Partial<EmployerDashboard> = {}): EmployerDashboard => ({
  totals: { active_jobs: 1, applications_today: 2, unanswered: 3, hires: 4, views: 20, views_before: 15 },
  series: ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({
    date: `2026-11-${day}`,
    views: 2,
    applications: 0,
  })),
  recent_applications: [applicationResponse({ id: 31 })],
  active_jobs: [ownJobOf({ counts: { pending: 3, shortlisted: 0, accepted: 1 } })],
  tasks: [],
  reputation: noEmployerReputation,
  ...more,
});

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('an employer’s first page', () => {
  it('puts what presses most first, as the one main action, and leads to whom it is about', async () => {
    serveWeb({
      [GET]: () =>
        json(
          dashboard({
            tasks: [
              { kind: 'answer', count: 1, application_id: 31, job_uid: null },
              { kind: 'attendance', count: 2, application_id: 32, job_uid: 'u' },
              { kind: 'rating', count: 1, application_id: 33, job_uid: null },
            ],
          }),
        ),
    });
    renderWeb(<EmployerHome />);
    const tasks = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(tasks.getByRole('heading').textContent).toBe('Somebody has waited long for your answer');
    expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/employer/dashboard/applicants/31',
      '/employer/dashboard/jobs/u/attendance',
      '/employer/dashboard/applicants/33',
    ]);
    expect(document.querySelectorAll('[data-variant="main"]')).toHaveLength(1);
  });

  it('shows who applied last, the open jobs and the week', async () => {
    serveWeb({ [GET]: () => json(dashboard()) });
    renderWeb(<EmployerHome />);
    const person = within(await screen.findByRole('article', { name: 'Ramesh Yadav' }));
    expect(person.getByRole('link').getAttribute('href')).toBe('/employer/dashboard/applicants/31');
    expect(screen.getByRole('link', { name: /Mason for a school wall.*3 new · 1 of 2 hired · 12 views/ })).toBeTruthy();
    expect(screen.getByText('5 more than in the 7 days before')).toBeTruthy();
    expect(screen.getByText('You are up to date')).toBeTruthy();
    expect(screen.getByText('Too few answers to say how fast you are')).toBeTruthy();
  });

  it('shows a new application as soon as the lists of applications are called old', async () => {
    const applications = [applicationResponse({ id: 31 })];
    serveWeb({ [GET]: () => json(dashboard({ recent_applications: [...applications] })) });
    const { queryClient } = renderWeb(<EmployerHome />);
    await screen.findByRole('article', { name: 'Ramesh Yadav' });
    const { applicant } = applicationResponse();
    applications.unshift(
      applicationResponse({ id: 40, applicant: { ...applicant, first_name: 'Geeta', last_name: 'Devi' } }),
    );
    await queryClient.invalidateQueries({ queryKey: ['applications'] });
    expect(await screen.findByRole('article', { name: 'Geeta Devi' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('that does not come says so and can be asked for again; posting a job works all the same', async () => {
    serveWeb({ [GET]: () => problem(503, 'unavailable') });
    renderWeb(<EmployerHome />);
    expect(await screen.findByText('Your dashboard did not come')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Post a job' })).toBeTruthy();
  });
});
