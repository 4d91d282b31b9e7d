// @vitest-environment happy-dom
// Sign-in as people meet it: every refusal in words, nothing typed lost, always a way on.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { SignInPage } from '../../pages/sign-in-page.tsx';
import { dropVerifiedPhone } from './verified-phone.ts';

const SEND = 'POST /api/v1/auth/send-otp/';
const VERIFY = 'POST /api/v1/auth/verify-otp/';
const PROFILE = 'GET /api/v1/labour/profile/';

const sent = () => json({ error: false, message: 'sent', user_exists: true, expires_in: 300, resend_after: 30 });
const profile = () => json(labourProfile);

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
  sessionStorage.clear();
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

  it('reads the code out of a whole message that is pasted', async () => {
    const asked = serveWeb({ [SEND]: sent, [VERIFY]: () => problem(400, 'otp_invalid') });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '४८२१०५ is your KaamSetu login code. Valid for 5 minutes.\n\n@kaamsetu.in #482105');
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ otp: '482105' }));
  });

  it('offers a new code by itself once the last one is too old', async () => {
    const codes = [
      { error: false, message: 'sent', user_exists: true, expires_in: 0, resend_after: 0 },
      { error: false, message: 'sent', user_exists: true, expires_in: 300, resend_after: 60 },
    ];
    serveWeb({ [SEND]: () => json(codes.shift()) });
    renderWeb(<SignInPage />, '/signin');
    type('Mobile number', '9845012310');
    press('Send the code');
    expect(await screen.findByText('This code is too old now')).toBeTruthy();
    expect(screen.queryByLabelText('The 6-digit code')).toBeNull();
    press('Send a new code');
    expect(await screen.findByLabelText('The 6-digit code')).toBeTruthy();
    expect(screen.getByText('Send again in 60 seconds')).toBeTruthy();
  });

  it('shows the way to help when the second code does not come either', async () => {
    serveWeb({ [SEND]: () => json({ error: false, message: 'sent', user_exists: true, resend_after: 0 }) });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    expect(screen.queryByRole('link', { name: 'Get help' })).toBeNull();
    press('Send again');
    expect((await screen.findByRole('link', { name: 'Get help' })).getAttribute('href')).toBe('/help');
  });

  it('counts the pause that a refused resend asks for, in minutes where it is long', async () => {
    let sends = 0;
    serveWeb({
      [SEND]: () => {
        sends += 1;
        return sends === 1
          ? json({ error: false, message: 'sent', user_exists: true, resend_after: 0 })
          : problem(429, 'rate_limited', { error: true, retry_after: 1500 });
      },
    });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    press('Send again');
    expect(await screen.findByText('Send again in 25 minutes')).toBeTruthy();
    expect(screen.getByText(/wait 25 minutes/)).toBeTruthy();
  });

  it('says that messages cannot be sent, and lets one try again', async () => {
    let isDown = true;
    serveWeb({ [SEND]: () => (isDown ? problem(503, 'sms_unavailable', { error: true }) : sent()) });
    renderWeb(<SignInPage />, '/signin');
    type('Mobile number', '9845012310');
    press('Send the code');
    expect(await screen.findByText('Failed to send OTP')).toBeTruthy();
    expect(screen.getByText(/cannot send messages right now/)).toBeTruthy();
    isDown = false;
    press('Send the code');
    expect(await screen.findByLabelText('The 6-digit code')).toBeTruthy();
  });

  it('offers no new code while none would be taken for hours', async () => {
    serveWeb({ [SEND]: sent, [VERIFY]: () => problem(429, 'otp_locked', { retry_after: 7200 }) });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '123456');
    expect(await screen.findByText(/wait 2 hours/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /new code|Send again/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Get help' })).toBeTruthy();
  });
});

describe('an account that was not used for long', () => {
  const PROVE = 'POST /api/v1/auth/prove-account/';
  const LEAVE = 'POST /api/v1/auth/leave-account/';
  const pass = 'pass-that-only-proves-an-account';
  const mustProve = (must_prove: string) => () =>
    json({ access_token: pass, user_type: null, is_new_user: false, must_prove });
  const label = 'Last 4 characters of your ID number';

  it('asks for the end of the ID number after the code and sends the pass with it', async () => {
    const asked = serveWeb({
      [SEND]: sent,
      [VERIFY]: mustProve('identity'),
      [PROVE]: () => problem(400, 'identity_mismatch'),
    });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '111112');
    await screen.findByLabelText(label);
    press('Sign in');
    expect(screen.getByText(/Type the last 4/)).toBeTruthy();
    type(label, '२३४६');
    press('Sign in');
    expect(await screen.findByText(/not how the ID number ends/)).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/prove-account/'))?.body).toEqual({ identity_end: '2346' });
  });

  it('shows the way to the team after five wrong attempts, and the new account', async () => {
    serveWeb({
      [SEND]: sent,
      [VERIFY]: mustProve('identity'),
      [PROVE]: () => problem(403, 'moderator_needed'),
      [LEAVE]: () => json({ access_token: 'pass-that-registers-a-new-account' }),
    });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '111112');
    await screen.findByLabelText(label);
    type(label, '0000');
    press('Sign in');
    expect(await screen.findByText('Our team has to look at this account')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('/help');
    press('Open a new account');
    await waitFor(() => expect(address()).toBe('/register'));
  });
});
