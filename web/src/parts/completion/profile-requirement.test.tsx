// @vitest-environment happy-dom
// Tests that an action that requires a complete profile links to the missing fields instead of failing (D14).
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employerProfile } from '#testing/employer-profile.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { ApplyPanel } from '../../features/applications/apply-panel.tsx';
import { PostJob } from '../../features/post-job/post-job.tsx';
import { store } from '../../kit/storage/browser-store.ts';
import { EmployerHomePage } from '../../pages/employer-home-page.tsx';
import { profileKey } from '../../session/profile.ts';

const GET_LABOUR = 'GET /api/v1/labour/profile/';
const GET_EMPLOYER = 'GET /api/v1/employers/profile/';
const APPLY = 'POST /api/v1/labour/applications/';

const short = { percentage: 45, threshold: 60, missing: ['date_of_birth', 'identity', 'gender'] };
const shortOf = <P extends object>(profile: P, missing = short.missing) => ({
  ...profile,
  profile_completion_percentage: 45,
  profile_completion: { ...short, missing, blocked: true },
});

const job = jobResponse(7);

const address = () => screen.getByTestId('address').textContent;

function signedIn(user_type: 'labour' | 'employer') {
  store('authToken', 'token');
  store('userType', user_type);
}

/** Presses “Apply”. First waits until the code of the button has loaded, because the button is disabled until then. */
async function pressApply(): Promise<void> {
  const button = () => screen.getByRole('button', { name: 'Apply' });
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  fireEvent.click(button());
}

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(cleanup);

describe('incomplete profile', () => {
  it('An incomplete profile opens a sheet instead of applying; it lists the missing fields and links to the form and back', async () => {
    signedIn('labour');
    const asked = serveWeb({ [GET_LABOUR]: () => json(shortOf(labourProfile)) });
    const { queryClient } = renderWeb(<ApplyPanel job={job} />, '/jobs/7');
    await waitFor(() => expect(queryClient.getQueryData(profileKey('labour'))).toBeTruthy());
    await pressApply();
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

  it('A `profile_incomplete` response opens the same sheet', async () => {
    signedIn('labour');
    serveWeb({
      [GET_LABOUR]: () => json(labourProfile),
      [APPLY]: () => problem(403, 'profile_incomplete', short),
    });
    const { queryClient } = renderWeb(<ApplyPanel job={job} />, '/jobs/7');
    await waitFor(() => expect(queryClient.getQueryData(profileKey('labour'))).toBeTruthy());
    await pressApply();
    expect(await screen.findByRole('dialog', { name: 'Complete your profile first' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('An incomplete profile shows a card in place of the job form and on the dashboard', async () => {
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

  it('The dashboard shows no card if the profile is complete enough', async () => {
    signedIn('employer');
    serveWeb({ [GET_EMPLOYER]: () => json(employerProfile) });
    renderWeb(<EmployerHomePage />, '/employer/dashboard');
    expect(await screen.findByText('Couldn’t load this. Try again.')).toBeTruthy();
    expect(screen.queryByText(/Your profile is/)).toBeNull();
  });
});
