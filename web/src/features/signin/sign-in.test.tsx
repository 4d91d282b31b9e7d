// @vitest-environment happy-dom
// Sign-in and registration as people meet them: every refusal in words, nothing typed lost.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Asked, json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { RegisterPage } from '../../pages/register-page.tsx';
import { SignInPage } from '../../pages/sign-in-page.tsx';
import { dropVerifiedPhone, keepVerifiedPhone } from './verified-phone.ts';

const SEND = 'POST /api/v1/auth/send-otp/';
const VERIFY = 'POST /api/v1/auth/verify-otp/';
const REGISTER = 'POST /api/v1/auth/register/labour/';
const PROFILE = 'GET /api/v1/labour/profile/';

const sent = () => json({ error: false, message: 'sent', user_exists: true, expires_in: 300, resend_after: 30 });
const now = new Date().toISOString();
const profile = () =>
  json({
    id: 1,
    uid: 'u',
    user_type: 'labour',
    role: 'labour',
    phone_number: '+919845012310',
    first_name: 'Ravi',
    last_name: 'Kumar',
    email: null,
    address: null,
    state: null,
    city: null,
    profile_picture: null,
    identity: null,
    verified: false,
    profile_completion_percentage: 70,
    profile_completion: { percentage: 70, threshold: 60, blocked: false, missing: [] },
    language: 'en',
    created_at: now,
    updated_at: now,
    skills: [],
    experience_years: null,
  });

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

async function askForCode(phone = '98450 12310') {
  type('Mobile number', phone);
  press('Send the code');
  await screen.findByLabelText('The 6-digit code');
}

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  dropVerifiedPhone();
});

afterEach(cleanup);

describe('sign-in', () => {
  it('takes a number in any digits and sends it in one form', async () => {
    const asked = serveWeb({ [SEND]: sent });
    renderWeb(<SignInPage />, '/signin');
    await askForCode('९८४५० १२३१०');
    expect(asked[0]?.body).toMatchObject({ phone_number: '+919845012310', for_registration: false });
    expect(screen.getByText(/98••••••10/)).toBeTruthy();
  });

  it('says what is wrong with a number before anything is sent', () => {
    const asked = serveWeb({});
    renderWeb(<SignInPage />, '/signin');
    type('Mobile number', '12345');
    press('Send the code');
    expect(screen.getByText(/10-digit mobile number/)).toBeTruthy();
    expect(asked).toHaveLength(0);
  });

  it('says how long to wait after too many tries', async () => {
    serveWeb({ [SEND]: () => problem(429, 'rate_limited', { error: true, retry_after: 42 }) });
    renderWeb(<SignInPage />, '/signin');
    type('Mobile number', '9845012310');
    press('Send the code');
    expect(await screen.findByText('Failed to send OTP')).toBeTruthy();
    expect(screen.getByText(/wait 42 seconds/)).toBeTruthy();
  });

  it.each([
    [400, 'otp_invalid', {}, /not right/],
    [400, 'otp_expired', {}, /too old/],
    [429, 'otp_locked', { retry_after: 300 }, /ask for a new one/],
    [500, 'internal', {}, /Something went wrong/],
  ])('puts a %d %s into words and keeps the number', async (status, code, more, words) => {
    serveWeb({ [SEND]: sent, [VERIFY]: () => problem(status, code, more) });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '१११११२');
    expect(await screen.findByText('Failed to verify OTP')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    press('Change the number');
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '98450 12310');
  });

  it('sends the code by itself with the sixth digit and goes back to where one came from', async () => {
    const asked = serveWeb({
      [SEND]: sent,
      [VERIFY]: () => json({ access_token: 'token', user_type: 'labour', is_new_user: false }),
      [PROFILE]: profile,
    });
    renderWeb(<SignInPage />, '/signin?next=%2Fjobs%2F7');
    await askForCode();
    type('The 6-digit code', '123456');
    await waitFor(() => expect(address()).toBe('/jobs/7'));
    expect(asked.find(({ path }) => path.endsWith('/verify-otp/'))?.body).toMatchObject({ otp: '123456' });
    expect(localStorage.getItem('authToken')).toBe('token');
  });

  it('never leads to another site', async () => {
    serveWeb({
      [SEND]: sent,
      [VERIFY]: () => json({ access_token: 'token', user_type: 'labour', is_new_user: false }),
      [PROFILE]: profile,
    });
    renderWeb(<SignInPage />, '/signin?next=%2F%2Fevil.example%2F');
    await askForCode();
    type('The 6-digit code', '123456');
    await waitFor(() => expect(address()).toBe('/labour/dashboard'));
  });

  it('leads a new number on to registration, and keeps nothing of it', async () => {
    serveWeb({ [SEND]: sent, [VERIFY]: () => json({ access_token: 'pass', user_type: null, is_new_user: true }) });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '123456');
    await waitFor(() => expect(address()).toBe('/register'));
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('tells whoever was signed out by a long pause', () => {
    serveWeb({});
    renderWeb(<SignInPage />, '/signin?timeout=true');
    expect(screen.getByText(/signed out after a long pause/)).toBeTruthy();
  });
});

describe('registration', () => {
  function fill() {
    fireEvent.click(screen.getByText('I want work'));
    type('First name', 'Ravi');
    type('Last name', 'Kumar');
    type('Aadhaar number', '2341 2341 2346');
    fireEvent.click(screen.getByLabelText('I am 18 or older'));
    press('Go on');
  }

  it('says on each field what is missing, and that one must be 18', () => {
    serveWeb({});
    renderWeb(<RegisterPage />, '/register');
    fireEvent.click(screen.getByText('I want work'));
    press('Go on');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(3);
    expect(screen.getByText('You must be 18 or older.')).toBeTruthy();
  });

  it('sends only what is filled in, with the pass of the checked number', async () => {
    const opened: Asked[] = [];
    serveWeb({
      [REGISTER]: (asked) => {
        opened.push(asked);
        return json({ access_token: 'token', user_type: 'labour' }, 201);
      },
      [PROFILE]: profile,
    });
    keepVerifiedPhone({ phone: '+919845012310', pass: 'pass' });
    renderWeb(<RegisterPage />, '/register');
    fill();
    press('Open the account');
    expect(await screen.findByText('Registration successful')).toBeTruthy();
    expect(opened[0]?.headers.get('authorization')).toBe('Bearer pass');
    expect(opened[0]?.body).toEqual({
      first_name: 'Ravi',
      last_name: 'Kumar',
      phone_number: '+919845012310',
      identity_type: 'aadhaar',
      identity_number: '2341 2341 2346',
      is_adult: true,
      language: 'en',
    });
  });

  it('puts the server’s words on their field, and nothing typed is lost', async () => {
    serveWeb({
      [REGISTER]: () =>
        problem(422, 'validation_failed', {
          errors: { first_name: ['x'] },
          error_codes: { first_name: ['bad_characters'] },
        }),
    });
    keepVerifiedPhone({ phone: '+919845012310', pass: 'pass' });
    renderWeb(<RegisterPage />, '/register');
    fill();
    press('Open the account');
    expect(await screen.findByText('This has signs that we cannot keep.')).toBeTruthy();
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Kumar');
    expect(screen.getByLabelText('Aadhaar number')).toHaveProperty('value', '2341 2341 2346');
  });

  it('offers sign-in where the number already has an account', async () => {
    serveWeb({ [SEND]: () => json({ error: true, message: 'exists', user_exists: true }) });
    renderWeb(<RegisterPage />, '/register');
    fill();
    press('Go on');
    type('Mobile number', '9845012310');
    press('Send the code');
    expect(await screen.findByText('This number already has an account.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in with it' })).toBeTruthy();
  });
});
