// @vitest-environment happy-dom
// Tests sign-in and registration that begin with the button “Apply”: the application is sent too, or the screen says
// why not.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationResponse } from '#testing/application-response.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { RegisterPage } from '../../pages/register-page.tsx';
import { SignInPage } from '../../pages/sign-in-page.tsx';
import { dropVerifiedPhone, saveVerifiedPhone } from './verified-phone.ts';

const job = jobResponse(7);
const SEND = 'POST /api/v1/auth/send-otp/';
const VERIFY = 'POST /api/v1/auth/verify-otp/';
const REGISTER = 'POST /api/v1/auth/register/labour/';
const APPLY = 'POST /api/v1/labour/applications/';
const JOB = `GET /api/v1/jobs/${job.uid}/`;
const next = `${paths.job(job.uid)}?apply=yes`;
const register = paths.register(next, 'labour');

const base = {
  [JOB]: () => json(job),
  [SEND]: () => json({ error: false, message: 'sent', user_exists: true, expires_in: 300, resend_after: 30 }),
  'GET /api/v1/labour/profile/': () => json(labourProfile),
  'GET /api/v1/meta/cities/': () => json({ cities: [] }),
};
const verified = (answer: object) => ({ [VERIFY]: () => json({ is_new_user: false, ...answer }) });
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;
const callsOf = (asked: ReceivedRequest[], path: string) => asked.filter((one) => path === `${one.method} ${one.path}`);

async function enterCode() {
  type('Mobile number', '98450 12310');
  press('Send the code');
  fireEvent.change(await screen.findByLabelText('The 6-digit code'), { target: { value: '123456' } });
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dropVerifiedPhone();
});
afterEach(cleanup);

describe('Sign-in from “Apply”', () => {
  const show = () => renderWeb(<SignInPage />, paths.signIn(next));

  it('The page names the job and says that the employer can look at the number, before the code is sent', async () => {
    serveWeb(base);
    show();
    expect(await screen.findByText('Mason 7')).toBeTruthy();
    expect(screen.getByText(/Shri Sai gets your application.*can look at your number/)).toBeTruthy();
  });

  it('The application of a worker with an account is sent after the code without another tap', async () => {
    const asked = serveWeb({
      ...base,
      ...verified({ access_token: 'token', user_type: 'labour' }),
      [APPLY]: () => json(applicationResponse({ id: 31 }), 201),
    });
    show();
    await enterCode();
    expect(await screen.findByRole('heading', { name: 'Your application is sent' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my application' }).getAttribute('href')).toBe(paths.myApplication(31));
    const [sent] = callsOf(asked, APPLY);
    expect(sent?.body).toEqual({ job_uid: job.uid });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['already_applied', 409, 'Your application is sent'],
    ['job_not_open', 409, 'This job is no longer open'],
    ['profile_incomplete', 403, 'Complete your profile first'],
    ['resume_required', 409, 'This job asks for a bio-data'],
    ['account_suspended', 403, 'Your application is not sent yet'],
  ])('The screen after the code explains %s', async (code, status, title) => {
    serveWeb({
      ...base,
      ...verified({ access_token: 'token', user_type: 'labour' }),
      [APPLY]: () => problem(status, code),
    });
    show();
    await enterCode();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('A job that closes before the code shows other jobs of the trade in the same town', async () => {
    let isOpen = true;
    const asked = serveWeb({
      ...base,
      [JOB]: () => (isOpen ? json(job) : problem(404, 'not_found')),
      ...verified({ access_token: 'token', user_type: 'labour' }),
      [APPLY]: () => {
        isOpen = false;
        return problem(409, 'job_not_open');
      },
      'GET /api/v1/jobs/': () =>
        json({
          jobs: [job, jobResponse(8)],
          total: 2,
          page: 1,
          limit: 4,
          pages: 1,
          total_relation: 'eq',
          widening: null,
        }),
    });
    show();
    await screen.findByText('Mason 7');
    await enterCode();
    expect(await screen.findByRole('link', { name: 'Mason 8' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Mason 7' })).toBeNull();
    expect(Object.fromEntries(callsOf(asked, 'GET /api/v1/jobs/')[0]?.query ?? [])).toMatchObject({
      role: 'mason',
      state: 'Maharashtra',
      location: 'Pune',
    });
  });

  it('An employer who signs in sees the job and sends nothing', async () => {
    const asked = serveWeb({ ...base, ...verified({ access_token: 'token', user_type: 'employer' }) });
    show();
    await enterCode();
    await waitFor(() => expect(address()).toBe(`/jobs/${job.uid}?apply=yes`));
    expect(callsOf(asked, APPLY)).toEqual([]);
  });

  it('A worker who is already signed in sees the job, and opening the address sends nothing', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('userType', 'labour');
    const asked = serveWeb(base);
    show();
    await waitFor(() => expect(address()).toBe(`/jobs/${job.uid}?apply=yes`));
    expect(callsOf(asked, APPLY)).toEqual([]);
  });

  it('A new number leads to the registration of a worker for the same job', async () => {
    serveWeb({ ...base, ...verified({ access_token: 'pass', user_type: null, is_new_user: true }) });
    show();
    await enterCode();
    await waitFor(() => expect(address()).toBe(register));
  });
});

describe('Registration from “Apply”', () => {
  async function fill() {
    saveVerifiedPhone({ phone: '+919845012310', pass: 'pass' });
    renderWeb(<RegisterPage />, register);
    type('First and last name', 'Ravi Shankar Kumar ');
    type('Aadhaar number', '2341 2341 2346');
    fireEvent.click(screen.getByLabelText('I am 18 or older'));
    press('Continue');
    await screen.findByText('Your trade and place');
  }
  function choosePlace() {
    press('Mason');
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'Goa' } });
    fireEvent.blur(screen.getByRole('combobox', { name: 'State' }));
  }

  it('The registration sends the job with the form, and its last screen shows the job', async () => {
    const asked = serveWeb({
      ...base,
      [REGISTER]: () =>
        json({ access_token: 'token', user_type: 'labour', application: { id: 31, refused: null } }, 201),
    });
    await fill();
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    choosePlace();
    press('Create account and apply');
    expect(await screen.findByRole('heading', { name: 'Your application is sent' })).toBeTruthy();
    expect(screen.getByText('Registration successful')).toBeTruthy();
    expect(await screen.findByText('Mason 7')).toBeTruthy();
    expect(callsOf(asked, REGISTER)[0]?.body).toMatchObject({
      first_name: 'Ravi Shankar',
      last_name: 'Kumar',
      job_uid: job.uid,
      state: 'Goa',
      skills: ['mason'],
    });
    expect(callsOf(asked, APPLY)).toEqual([]);
  });

  it('The registration requires trade and state, because the application would be refused without them', async () => {
    const asked = serveWeb(base);
    await fill();
    press('Create account and apply');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    expect(callsOf(asked, REGISTER)).toEqual([]);
  });

  it('The registration asks for the last name if the name is one word', () => {
    serveWeb(base);
    renderWeb(<RegisterPage />, register);
    type('First and last name', 'Ravi');
    press('Continue');
    expect(screen.getByText('Add your last name too.')).toBeTruthy();
  });

  it('A registration whose application was refused shows the reason', async () => {
    serveWeb({
      ...base,
      [REGISTER]: () =>
        json({ access_token: 'token', user_type: 'labour', application: { id: null, refused: 'job_not_open' } }, 201),
    });
    await fill();
    choosePlace();
    press('Create account and apply');
    expect(await screen.findByRole('heading', { name: 'This job is no longer open' })).toBeTruthy();
  });

  it('An expired registration token leads to the phone number, and the next code sends form and job', async () => {
    let tries = 0;
    const asked = serveWeb({
      ...base,
      ...verified({ access_token: 'second pass', user_type: null, is_new_user: true }),
      [REGISTER]: () => {
        tries += 1;
        return tries === 1
          ? problem(401, 'not_authenticated')
          : json({ access_token: 'token', user_type: 'labour', application: { id: 31, refused: null } }, 201);
      },
    });
    await fill();
    choosePlace();
    press('Create account and apply');
    await screen.findByLabelText('Mobile number');
    await enterCode();
    expect(await screen.findByRole('heading', { name: 'Your application is sent' })).toBeTruthy();
    expect(callsOf(asked, REGISTER).map(({ body }) => body)).toMatchObject([
      { job_uid: job.uid },
      { job_uid: job.uid },
    ]);
  });

  it('Back on the first page of the form returns to the job', async () => {
    serveWeb(base);
    renderWeb(<RegisterPage />, register);
    press('Back');
    await waitFor(() => expect(address()).toBe(`/jobs/${job.uid}?apply=yes`));
  });
});
