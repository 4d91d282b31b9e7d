// @vitest-environment happy-dom
// Tests the sign-in: phone number, code, every refusal, and accounts that were not used for a long time.
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

describe('Sign-in', () => {
  it('The phone form accepts digits of any script and sends them in E.164 format', async () => {
    const asked = serveWeb({ [SEND]: sent });
    renderWeb(<SignInPage />, '/signin');
    await askForCode('९८४५० १२३१०');
    expect(asked[0]?.body).toMatchObject({ phone_number: '+919845012310', for_registration: false });
    expect(screen.getByText(/98••••••10/)).toBeTruthy();
  });

  it('The phone form shows an invalid number before it sends anything', () => {
    const asked = serveWeb({});
    renderWeb(<SignInPage />, '/signin');
    type('Mobile number', '12345');
    press('Send the code');
    expect(screen.getByText(/10-digit mobile number/)).toBeTruthy();
    expect(asked).toHaveLength(0);
  });

  it('The phone form shows the waiting time after a 429', async () => {
    serveWeb({ [SEND]: () => problem(429, 'rate_limited', { error: true, retry_after: 42 }) });
    renderWeb(<SignInPage />, '/signin');
    type('Mobile number', '9845012310');
    press('Send the code');
    expect(await screen.findByText('Failed to send OTP. Try again.')).toBeTruthy();
    expect(screen.getByText(/wait 42 seconds/)).toBeTruthy();
  });

  it.each([
    [400, 'otp_invalid', {}, /not right/],
    [400, 'otp_expired', {}, /has expired/],
    [429, 'otp_locked', { retry_after: 300 }, /no longer works/],
    [500, 'internal', {}, /Something went wrong/],
  ])('The code form explains %d %s and the typed phone number is kept', async (status, code, more, words) => {
    serveWeb({ [SEND]: sent, [VERIFY]: () => problem(status, code, more) });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '१११११२');
    expect(await screen.findByText('Failed to verify OTP. Try again.')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    press('Change the number');
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '98450 12310');
  });

  it('The code is sent after its sixth digit, and sign-in opens the page in `next`', async () => {
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

  it('Sign-in ignores a `next` that points to another site', async () => {
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

  it('A new number leads to registration and its registration token is not stored', async () => {
    serveWeb({ [SEND]: sent, [VERIFY]: () => json({ access_token: 'pass', user_type: null, is_new_user: true }) });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '123456');
    await waitFor(() => expect(address()).toBe('/register'));
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('The sign-in page says that the session ended after inactivity', () => {
    serveWeb({});
    renderWeb(<SignInPage />, '/signin?timeout=true');
    expect(screen.getByText(/logged out after a long pause/)).toBeTruthy();
  });

  it('The code form finds the code in a pasted SMS', async () => {
    const asked = serveWeb({ [SEND]: sent, [VERIFY]: () => problem(400, 'otp_invalid') });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '४८२१०५ is your KaamSetu login code. Valid for 5 minutes.\n\n@kaamsetu.in #482105');
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ otp: '482105' }));
  });

  it('The code form offers a new code once the old code has expired', async () => {
    const codes = [
      { error: false, message: 'sent', user_exists: true, expires_in: 0, resend_after: 0 },
      { error: false, message: 'sent', user_exists: true, expires_in: 300, resend_after: 60 },
    ];
    serveWeb({ [SEND]: () => json(codes.shift()) });
    renderWeb(<SignInPage />, '/signin');
    type('Mobile number', '9845012310');
    press('Send the code');
    expect(await screen.findByText('This code has expired')).toBeTruthy();
    expect(screen.queryByLabelText('The 6-digit code')).toBeNull();
    press('Send a new code');
    expect(await screen.findByLabelText('The 6-digit code')).toBeTruthy();
    expect(screen.getByText('Send again in 60 seconds')).toBeTruthy();
  });

  it('The code form links to the help page after the second code', async () => {
    serveWeb({ [SEND]: () => json({ error: false, message: 'sent', user_exists: true, resend_after: 0 }) });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    expect(screen.queryByRole('link', { name: 'Get help' })).toBeNull();
    press('Send again');
    expect((await screen.findByRole('link', { name: 'Get help' })).getAttribute('href')).toBe('/help');
  });

  it('The code form shows the waiting time of a refused resend, in minutes if it is long', async () => {
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

  it('The code form shows the waiting time of a refused resend that is pressed as soon as the button appears', async () => {
    const answers = [
      json({ error: false, message: 'sent', user_exists: true, resend_after: 0 }),
      problem(429, 'rate_limited', { error: true, retry_after: 1500 }),
    ];
    serveWeb({ [SEND]: async () => answers.shift() ?? sent() });
    renderWeb(<SignInPage />, '/signin');
    // Press “Send again” as soon as the button is in the DOM. React has then not yet run the effects of this render.
    new MutationObserver((_changes, observer) => {
      const button = screen.queryByRole('button', { name: 'Send again' });
      if (!button) return;
      observer.disconnect();
      button.click();
    }).observe(document.body, { childList: true, subtree: true });
    type('Mobile number', '98450 12310');
    press('Send the code');
    expect(await screen.findByText('Send again in 25 minutes')).toBeTruthy();
  });

  it('The phone form explains 503 `sms_unavailable` and can be sent again', async () => {
    let isDown = true;
    serveWeb({ [SEND]: () => (isDown ? problem(503, 'sms_unavailable', { error: true }) : sent()) });
    renderWeb(<SignInPage />, '/signin');
    type('Mobile number', '9845012310');
    press('Send the code');
    expect(await screen.findByText('Failed to send OTP. Try again.')).toBeTruthy();
    expect(screen.getByText(/cannot send messages right now/)).toBeTruthy();
    isDown = false;
    press('Send the code');
    expect(await screen.findByLabelText('The 6-digit code')).toBeTruthy();
  });

  it('The code form offers no new code while the number is locked for hours', async () => {
    serveWeb({ [SEND]: sent, [VERIFY]: () => problem(429, 'otp_locked', { retry_after: 7200 }) });
    renderWeb(<SignInPage />, '/signin');
    await askForCode();
    type('The 6-digit code', '123456');
    expect(await screen.findByText(/wait 2 hours/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /new code|Send again/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Get help' })).toBeTruthy();
  });
});

describe('Account without recent sign-in', () => {
  const PROVE = 'POST /api/v1/auth/prove-account/';
  const LEAVE = 'POST /api/v1/auth/leave-account/';
  const pass = 'pass-that-only-proves-an-account';
  const mustProve = (must_prove: string) => () =>
    json({ access_token: pass, user_type: null, is_new_user: false, must_prove });
  const label = 'Last 4 characters of your ID number';

  it('Sign-in asks for the end of the identity number after the code and sends it with the registration token', async () => {
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
    expect(await screen.findByText(/ID number does not end like this/)).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/prove-account/'))?.body).toEqual({ identity_end: '2346' });
  });

  it('Sign-in leads to our team or a new account after 403 `moderator_needed`', async () => {
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
    expect(await screen.findByText('Our team must check this account')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('/help');
    press('Create a new account');
    await waitFor(() => expect(address()).toBe('/register'));
  });
});
