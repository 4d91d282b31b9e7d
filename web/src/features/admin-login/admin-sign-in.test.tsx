// @vitest-environment happy-dom
// Tests the sign-in of administrators: error messages, second factors, and the form for the first administrator.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { dropAdminToken } from '../../parts/admin/token.ts';
import { AdminSignIn } from './admin-sign-in.tsx';

const EXISTS = 'GET /api/v1/admin/check-exists';
const LOGIN = 'POST /api/v1/admin/login';
const FIRST = 'POST /api/v1/admin/create-first-admin';
const ME = 'GET /api/v1/admin/me';
const asha = {
  id: 1,
  username: 'asha.menon',
  email: 'asha@kaamsetu.example',
  full_name: 'Asha Menon',
  role: 'superuser',
  must_enrol: false,
  recovery_codes_left: null,
};

type Routes = Parameters<typeof serveWeb>[0];
const serve = (routes: Routes) =>
  serveWeb({ [EXISTS]: () => json({ exists: true }), [ME]: () => json(asha), ...routes });

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function tryToLogIn(routes: Routes, next: string | null = null) {
  const asked = serve(routes);
  renderWeb(<AdminSignIn next={next} />, '/admin/login');
  await screen.findByRole('button', { name: 'Log in' });
  fill('Username', ' asha.menon ');
  fill('Password', 'right or wrong');
  press('Log in');
  return asked;
}

const lands = (path: string) => waitFor(() => expect(screen.getByTestId('address').textContent).toBe(path));

beforeAll(startWords);
beforeEach(() => dropAdminToken('logout'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Administrator login', () => {
  it('The login sends a form, saves the token and opens the page in `next`', async () => {
    const asked = await tryToLogIn({ [LOGIN]: () => json({ access_token: 'adm_new' }) }, '/admin/dashboard/users');
    await lands('/admin/dashboard/users');
    expect(localStorage.getItem('admin_token')).toBe('adm_new');
    const login = asked.find(({ path }) => path.endsWith('/login'));
    expect(login?.body).toEqual({ username: 'asha.menon', password: 'right or wrong' });
    expect(asked.find(({ path }) => path.endsWith('/me'))?.headers.get('authorization')).toBe('Bearer adm_new');
  });

  it('The login opens the overview if `next` is a page of another site', async () => {
    await tryToLogIn({ [LOGIN]: () => json({ access_token: 'adm_new' }) }, 'https://evil.example/admin/dashboard');
    await lands('/admin/dashboard');
  });

  it.each([
    ['Invalid username or password.', { [LOGIN]: () => problem(401, 'login_failed') }],
    ['Login failed: No access token received. Try again.', { [LOGIN]: () => json({}) }],
    [
      'Login successful but failed to fetch admin profile. Try again.',
      { [LOGIN]: () => json({ access_token: 'adm_new' }), [ME]: () => problem(500, 'internal') },
    ],
    ['Failed to login. Please try again.', { [LOGIN]: () => problem(500, 'internal') }],
    [
      'Too many tries. Please wait 15 minutes, then try again.',
      { [LOGIN]: () => problem(429, 'rate_limited', { retry_after: 890 }) },
    ],
  ])('The login shows: %s', async (text, routes: Routes) => {
    await tryToLogIn(routes);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(localStorage.getItem('admin_token')).toBeNull();
  });

  it('The login asks for the TOTP code, and again if the code is wrong', async () => {
    const answers = [
      () => problem(401, 'second_step_required', { methods: ['totp'], passkey_request: null }),
      () => problem(401, 'totp_invalid'),
      () => json({ access_token: 'adm_new' }),
    ];
    const asked = await tryToLogIn({ [LOGIN]: () => answers.shift()?.() ?? problem(500, 'internal') });
    const code = await screen.findByLabelText('6-digit code');
    fireEvent.change(code, { target: { value: '123456' } });
    press('Log in');
    await screen.findByText('This code is not right. Enter the one your authenticator app shows now.');
    fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '654321' } });
    press('Log in');
    await lands('/admin/dashboard');
    const sent = asked.filter(({ path }) => path.endsWith('/login')).at(-1);
    expect(sent?.body).toEqual({ username: 'asha.menon', password: 'right or wrong', totp: '654321' });
  });

  it('The login offers all second factors that the server names and sends a trimmed recovery code', async () => {
    const answers = [
      () => problem(401, 'second_step_required', { methods: ['totp', 'recovery_code'], passkey_request: null }),
      () => problem(401, 'recovery_code_invalid'),
      () => json({ access_token: 'adm_new' }),
    ];
    const asked = await tryToLogIn({ [LOGIN]: () => answers.shift()?.() ?? problem(500, 'internal') });
    await screen.findByLabelText('6-digit code');
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    press('Use a recovery code');
    fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: ' abcd-efgh-jkmn-pqrs ' } });
    press('Log in');
    await screen.findByText('This recovery code is not right, or it was used before.');
    press('Log in');
    await lands('/admin/dashboard');
    const sent = asked.filter(({ path }) => path.endsWith('/login')).at(-1);
    expect(sent?.body).toMatchObject({ recovery_code: 'abcd-efgh-jkmn-pqrs' });
  });

  it('The login page shows that the session has expired', async () => {
    serve({});
    dropAdminToken('expired');
    renderWeb(<AdminSignIn next={null} />, '/admin/login');
    expect(await screen.findByText('Session expired. Please login again.')).toBeTruthy();
  });

  it('The login page shows the login form if the check for a first administrator gets 429', async () => {
    serve({ [EXISTS]: () => problem(429, 'rate_limited', { retry_after: 30 }) });
    renderWeb(<AdminSignIn next={null} />, '/admin/login');
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
  });
});

describe('First administrator', () => {
  const password = 'teal umbrella 47 over Nashik';

  async function fillIn(routes: Routes) {
    const asked = serve({ [EXISTS]: () => json({ exists: false }), ...routes });
    renderWeb(<AdminSignIn next={null} />, '/admin/login');
    await screen.findByRole('heading', { name: 'Create the first administrator' });
    fill('Full name', 'Asha Menon');
    fill('E-mail', 'asha@kaamsetu.example');
    fill('Username', 'asha.menon');
    fill('Password', password);
    return asked;
  }

  it('The first administrator is created and logged in at once, after a password that is long enough', async () => {
    const asked = await fillIn({
      [FIRST]: () => json(asha, 201),
      [LOGIN]: () => json({ access_token: 'adm_first' }),
    });
    fill('Password', 'short');
    expect(await screen.findByText('7 more characters')).toBeTruthy();
    press('Create administrator');
    expect(await screen.findByText('At least 12 characters.')).toBeTruthy();
    expect(asked.some(({ path }) => path.endsWith('/create-first-admin'))).toBe(false);
    fill('Password', password);
    press('Create administrator');
    await lands('/admin/dashboard');
  });

  it('The form for the first administrator asks for the bootstrap token if the server answers 403 `bootstrap_forbidden`', async () => {
    const asked = await fillIn({
      [FIRST]: ({ headers }) =>
        headers.get('x-bootstrap-token') === 'the token' ? json(asha, 201) : problem(403, 'bootstrap_forbidden'),
      [LOGIN]: () => json({ access_token: 'adm_first' }),
    });
    expect(screen.queryByLabelText('Bootstrap token')).toBeNull();
    press('Create administrator');
    fireEvent.change(await screen.findByLabelText('Bootstrap token'), { target: { value: 'the token' } });
    press('Create administrator');
    await lands('/admin/dashboard');
    expect(asked.filter(({ path }) => path.endsWith('/create-first-admin'))).toHaveLength(2);
  });
});
