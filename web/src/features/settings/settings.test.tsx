// @vitest-environment happy-dom
// Tests the settings page: notification switches, language, sessions, and changing the phone number.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountSession } from '#contracts/account.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { ChangePhone } from './change-phone.tsx';
import { Sessions } from './sessions.tsx';
import { SettingsHome } from './settings.tsx';
// Preloads the module that the first toast imports lazily, because on a busy machine the import is too slow for tests.
import '../../kit/overlay/toast-area.tsx';

const PREFERENCES = '/api/v1/me/preferences/';
const SESSIONS = '/api/v1/me/sessions/';
const ALL = 'POST /api/v1/auth/logout-all/';

type Routes = Parameters<typeof serveWeb>[0];

const serve = (routes: Routes) =>
  serveWeb({
    'GET /api/v1/labour/profile/': () => json(labourProfile),
    [`GET ${PREFERENCES}`]: () => json({ language: 'en', muted: [], texts_wanted: true, call_sms: false }),
    ...routes,
  });

const address = () => screen.getByTestId('address').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
  localStorage.setItem('userData', JSON.stringify({ id: 1, first_name: 'Ravi', user_type: 'labour', completion: 70 }));
});

afterEach(cleanup);

describe('Notification settings', () => {
  const jobs = () => screen.findByRole('checkbox', { name: 'New jobs that fit you' });

  it('A notification switch turns off at once and is saved', async () => {
    const asked = serve({
      [`PUT ${PREFERENCES}`]: () => json({ language: 'en', muted: ['job_match'], texts_wanted: true, call_sms: false }),
    });
    renderWeb(<SettingsHome />);
    fireEvent.click(await jobs());
    await waitFor(async () => expect(await jobs()).toHaveProperty('checked', false));
    await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ muted: ['job_match'] }));
  });

  it('A notification switch turns on again with a message if saving fails with 503', async () => {
    serve({ [`PUT ${PREFERENCES}`]: () => problem(503, 'unavailable') });
    renderWeb(<SettingsHome />);
    fireEvent.click(await jobs());
    expect(await screen.findByText(/could not save your choice/)).toBeTruthy();
    expect(await jobs()).toHaveProperty('checked', true);
  });

  it('The notification settings show a retry button after a 500', async () => {
    serve({ [`GET ${PREFERENCES}`]: () => problem(500, 'internal') });
    renderWeb(<SettingsHome />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('Language setting', () => {
  it('The language setting saves the language on the server', async () => {
    const asked = serve({
      [`PUT ${PREFERENCES}`]: () => json({ language: 'hi', muted: [], texts_wanted: true, call_sms: false }),
    });
    renderWeb(<SettingsHome />);
    fireEvent.click(await screen.findByRole('button', { name: /Language/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ language: 'hi' }));
    expect(localStorage.getItem('language')).toBe('hi');
    await startWords();
  });
});

describe('Logout on all devices', () => {
  it('Logging out everywhere needs a confirmation and opens the sign-in page', async () => {
    const asked = serve({ [ALL]: () => json({ ended: 3 }) });
    renderWeb(<SettingsHome />, '/settings');
    press('Log out on all devices');
    expect(asked.some(({ path }) => path.endsWith('/logout-all/'))).toBe(false);
    press('Log out everywhere');
    await waitFor(() => expect(address()).toBe('/signin'));
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('A failed logout everywhere shows a message and keeps the user signed in', async () => {
    serve({ [ALL]: () => problem(503, 'unavailable') });
    renderWeb(<SettingsHome />, '/settings');
    press('Log out on all devices');
    press('Log out everywhere');
    expect(await screen.findByText('You are still signed in')).toBeTruthy();
    expect(address()).toBe('/settings');
    expect(localStorage.getItem('authToken')).toBe('token');
  });
});

describe('List of sessions', () => {
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const phone: AccountSession = {
    id: 2,
    device: 'Chrome · Android',
    created_at: at(90),
    seen_at: at(5),
    is_current: false,
  };
  const here: AccountSession = { ...phone, id: 1, device: 'Firefox · Linux', is_current: true };

  it('The list of sessions shows device and last use, and no button for the current session', async () => {
    serve({ [`GET ${SESSIONS}`]: () => json({ sessions: [phone, here] }) });
    renderWeb(<Sessions />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first ?? document.body).getByText('This device')).toBeTruthy();
    expect(within(first ?? document.body).queryByRole('button')).toBeNull();
    expect(second?.textContent).toContain('Last used 5 minutes ago');
  });

  it('The list of sessions ends one session after a confirmation', async () => {
    let left = [phone, here];
    const asked = serve({
      [`GET ${SESSIONS}`]: () => json({ sessions: left }),
      [`DELETE ${SESSIONS}2/`]: () => {
        left = [here];
        return json({ ended: 1 });
      },
    });
    renderWeb(<Sessions />);
    fireEvent.click(await screen.findByRole('button', { name: 'Log out: Chrome · Android' }));
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    press('Log out');
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
  });
});

describe('Change of the phone number', () => {
  const SEND = 'POST /api/v1/auth/send-otp/';
  const MOVE = 'POST /api/v1/me/phone/';
  const sent = () => json({ error: false, message: 'sent', user_exists: false });

  function type(number: string) {
    fireEvent.change(screen.getByLabelText('New mobile number'), { target: { value: number } });
    press('Send the code');
  }

  const enterCode = async () =>
    fireEvent.change(await screen.findByLabelText('The 6-digit code'), { target: { value: '१२३४५६' } });

  it('A change of phone number is confirmed by a code sent to the new number', async () => {
    const asked = serve({ [SEND]: sent, [MOVE]: () => json({ phone_number: '+919811112222' }) });
    renderWeb(<ChangePhone />);
    type('98111 12222');
    await enterCode();
    expect(await screen.findByText('Your number has changed')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/me/phone/'))?.body).toEqual({
      phone_number: '+919811112222',
      otp: '123456',
    });
  });

  it("The phone number form sends no code to the user's current number", async () => {
    const asked = serve({});
    renderWeb(<ChangePhone />);
    await screen.findByText(/You sign in with 98••••••10/);
    type('9845012310');
    expect(screen.getByText('This is your number already.')).toBeTruthy();
    expect(asked.some(({ path }) => path.endsWith('/send-otp/'))).toBe(false);
  });

  it('The phone number page explains 409 `phone_in_use` and leads back to the form', async () => {
    serve({ [SEND]: sent, [MOVE]: () => problem(409, 'phone_in_use') });
    renderWeb(<ChangePhone />);
    type('9811112222');
    await enterCode();
    expect(await screen.findByText('This number cannot be used')).toBeTruthy();
    press('Change the number');
    expect(screen.getByLabelText('New mobile number')).toBeTruthy();
  });

  it('The code for a new phone number can be typed again after `otp_invalid`', async () => {
    serve({ [SEND]: sent, [MOVE]: () => problem(400, 'otp_invalid') });
    renderWeb(<ChangePhone />);
    type('9811112222');
    await enterCode();
    expect(await screen.findByText(/That code is not right/)).toBeTruthy();
    expect(screen.getByLabelText('The 6-digit code')).toHaveProperty('value', '');
  });
});
