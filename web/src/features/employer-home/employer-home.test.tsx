// @vitest-environment happy-dom
// Tests the home page of an employer: the most urgent task comes first, and push messages update the page.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmployerDashboard } from '#contracts/employer-dashboard.ts';
import { noEmployerReputation } from '#contracts/reputation.ts';
import { applicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { ownJobOf } from '#testing/own-job.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { keyOfContract } from '../../http/query-keys.ts';
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

describe('Home page of an employer', () => {
  it('The home page of an employer shows the most urgent task first, as its one main action with a link', async () => {
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
    const tasks = within(await screen.findByRole('region', { name: 'To do' }));
    expect(tasks.getByRole('heading').textContent).toBe('One person has waited a long time for your answer');
    expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/employer/dashboard/applicants/31',
      '/employer/dashboard/jobs/u/attendance',
      '/employer/dashboard/applicants/33',
    ]);
    expect(document.querySelectorAll('[data-variant="main"]')).toHaveLength(1);
  });

  it('The home page of an employer shows the latest applicants, the open jobs and the views of the week', async () => {
    serveWeb({ [GET]: () => json(dashboard()) });
    renderWeb(<EmployerHome />);
    const person = within(await screen.findByRole('article', { name: 'Ramesh Yadav' }));
    expect(person.getByRole('link').getAttribute('href')).toBe('/employer/dashboard/applicants/31');
    expect(screen.getByRole('link', { name: /Mason for a school wall.*3 new · 1 of 2 hired · 12 views/ })).toBeTruthy();
    expect(screen.getByText('5 more than in the 7 days before')).toBeTruthy();
    expect(screen.getByText('You are up to date')).toBeTruthy();
    expect(screen.getByText('Too few answers to say how fast you are')).toBeTruthy();
  });

  it('The home page of an employer shows a new application after the application lists are invalidated', async () => {
    const applications = [applicationResponse({ id: 31 })];
    serveWeb({ [GET]: () => json(dashboard({ recent_applications: [...applications] })) });
    const { queryClient } = renderWeb(<EmployerHome />);
    await screen.findByRole('article', { name: 'Ramesh Yadav' });
    const { applicant } = applicationResponse();
    applications.unshift(
      applicationResponse({ id: 40, applicant: { ...applicant, first_name: 'Geeta', last_name: 'Devi' } }),
    );
    await queryClient.invalidateQueries({ queryKey: keyOfContract('employerDashboard') });
    expect(await screen.findByRole('article', { name: 'Geeta Devi' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('The home page of an employer offers “Try again” and “Post a job” after a 503', async () => {
    serveWeb({ [GET]: () => problem(503, 'unavailable') });
    renderWeb(<EmployerHome />);
    expect(await screen.findByText('Couldn’t load this. Try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Post a job' })).toBeTruthy();
  });
});
