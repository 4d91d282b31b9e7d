// @vitest-environment happy-dom
// What asks for a filled profile says so and leads to where it is filled, instead of failing (D14).
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobDetail } from '#contracts/jobs.ts';
import { employerProfile } from '#testing/employer-profile.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { ApplyPanel } from '../features/applications/apply-panel.tsx';
import { PostJob } from '../features/post-job/post-job.tsx';
import { store } from '../http/browser-store.ts';
import { EmployerHomePage } from '../pages/employer-home-page.tsx';

const GET_LABOUR = 'GET /api/v1/labour/profile/';
const GET_EMPLOYER = 'GET /api/v1/employers/profile/';
const APPLY = 'POST /api/v1/labour/applications/';

const short = { percentage: 45, threshold: 60, missing: ['date_of_birth', 'identity', 'gender'] };
const shortOf = <P extends object>(profile: P, missing = short.missing) => ({
  ...profile,
  profile_completion_percentage: 45,
  profile_completion: { ...short, missing, blocked: true },
});

const job: JobDetail = {
  id: 7,
  uid: '0b8f7f5e-4f7f-4b0e-9d5e-0d1c2b3a4f5e',
  title: 'Mason',
  state: 'Maharashtra',
  city: 'Pune',
  all_cities: false,
  job_type: 'daily_wage',
  salary_amount: 900,
  salary_period: 'day',
  duration: null,
  description: 'Brick work for a school.',
  requirements: null,
  positions: 2,
  language_preference: [],
  require_resume: false,
  status: 'active',
  created_at: '2026-03-01T10:00:00Z',
  expires_at: null,
  application_count: 0,
  employer: { id: 3, company_name: 'Sri Sai', first_name: 'Sunil', last_name: 'Rao', verified: false },
  location: null,
  industry: null,
  role: 'mason',
  start_date: null,
  start_time: null,
  hours_per_day: null,
  shift: null,
  food_provided: false,
  stay_provided: false,
  transport_provided: false,
  tools_provided: false,
  pincode: null,
  walk_in: null,
  is_contractor: false,
  distance_km: null,
  saved: false,
  pay_comparison: null,
  translated_to: null,
  translations: {},
  my_application: null,
};

const address = () => screen.getByTestId('address').textContent;

function signedIn(user_type: 'labour' | 'employer') {
  store('authToken', 'token');
  store('userType', user_type);
}

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(cleanup);

describe('a profile that is not filled enough', () => {
  it('lets nobody apply in vain: it says what is missing and leads there and back', async () => {
    signedIn('labour');
    const asked = serveWeb({ [GET_LABOUR]: () => json(shortOf(labourProfile)) });
    const { queryClient } = renderWeb(<ApplyPanel job={job} />, '/jobs/7');
    await waitFor(() => expect(queryClient.getQueryData(['profile', 'labour'])).toBeTruthy());
    fireEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Complete your profile first' }));
    expect(sheet.getByText(/as soon as your profile is 60% complete. Now it is 45%/)).toBeTruthy();
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Add your Aadhaar or PAN+15%',
      'Add your date of birth+10%',
      'Add your gender+5%',
    ]);
    fireEvent.click(sheet.getByRole('link', { name: 'Complete my profile' }));
    await waitFor(() => expect(address()).toBe('/labour/dashboard/profile/edit?at=date_of_birth&next=%2Fjobs%2F7'));
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('is told by the server too, in the same sheet', async () => {
    signedIn('labour');
    serveWeb({
      [GET_LABOUR]: () => json(labourProfile),
      [APPLY]: () => problem(403, 'profile_incomplete', short),
    });
    const { queryClient } = renderWeb(<ApplyPanel job={job} />, '/jobs/7');
    await waitFor(() => expect(queryClient.getQueryData(['profile', 'labour'])).toBeTruthy());
    fireEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('dialog', { name: 'Complete your profile first' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stands in place of the form of a job, and on the first page', async () => {
    signedIn('employer');
    serveWeb({ [GET_EMPLOYER]: () => json(shortOf(employerProfile, ['address', 'email'])) });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    const go = await screen.findByRole('link', { name: 'Complete my profile' });
    expect(screen.queryByLabelText('Title of the job')).toBeNull();
    expect(go.getAttribute('href')).toBe(
      '/employer/dashboard/profile/edit?at=address&next=%2Femployer%2Fdashboard%2Fpost',
    );
    cleanup();
    renderWeb(<EmployerHomePage />, '/employer/dashboard');
    expect(await screen.findByText('Your profile is 45% complete')).toBeTruthy();
  });

  it('is no matter once it is filled enough', async () => {
    signedIn('employer');
    serveWeb({ [GET_EMPLOYER]: () => json(employerProfile) });
    renderWeb(<EmployerHomePage />, '/employer/dashboard');
    expect(await screen.findByText('Failed to load jobs')).toBeTruthy();
    expect(screen.queryByText(/Your profile is/)).toBeNull();
  });
});
