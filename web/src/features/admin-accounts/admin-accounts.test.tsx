// @vitest-environment happy-dom
// Tests the list of administrators and the administrator's own account: which role may do what, and how refusals are
// shown.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminAccount } from '#contracts/admins.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AdminProvider } from '../../parts/admin/admin-session.tsx';
import { Account } from './account.tsx';
import { Admins } from './admins.tsx';
// Preloads the module that is imported lazily with the first toast; the import is slow on a busy machine.
import '../../kit/overlay/toast-area.tsx';

const LIST = 'GET /api/v1/admin/list';
const CREATE = 'POST /api/v1/admin/create';
const SESSIONS = 'GET /api/v1/admin/sessions';
const FACTORS = 'GET /api/v1/admin/second-factors';
const RESET = 'POST /api/v1/admin/second-factors/2/reset';
const factors = {
  required: false,
  totp: { offered: true, on: false },
  passkeys: { offered: true, list: [] },
  recovery_codes_left: 0,
};
const codes = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDD${n}`);

const asha: AdminAccount = {
  id: 1,
  username: 'asha',
  email: 'asha@x.example',
  full_name: 'Asha Menon',
  role: 'superuser',
};
const farida: AdminAccount = { ...asha, id: 2, username: 'farida', full_name: 'Farida Begum', role: 'viewer' };
const password = 'teal umbrella 47 over Nashik';

type Routes = Parameters<typeof serveWeb>[0];
const serve = (routes: Routes = {}) =>
  serveWeb({
    [LIST]: () => json({ admins: [asha, farida] }),
    [SESSIONS]: () => json({ sessions: [] }),
    [FACTORS]: () => json(factors),
    ...routes,
  });

const as = (role: AdminAccount['role'], page: React.ReactNode) =>
  renderWeb(<AdminProvider admin={{ ...asha, role }}>{page}</AdminProvider>);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

beforeAll(startWords);
beforeEach(() => localStorage.setItem('admin_token', 'adm_token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('List of administrators', () => {
  it('The list of administrators sends no request for a viewer and shows that the role is not allowed', async () => {
    const asked = serve();
    as('viewer', <Admins />);
    expect(await screen.findByText('Your role cannot see this')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('The list of administrators shows no button to a moderator', async () => {
    serve({ [LIST]: () => json({ admins: [{ ...farida, email: null }] }) });
    as('moderator', <Admins />);
    expect(await screen.findByRole('cell', { name: 'Hidden' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('The list of administrators shows the localized error after a 500 and loads again on “Try again”', async () => {
    let tries = 0;
    serve({ [LIST]: () => (tries++ ? json({ admins: [asha] }) : problem(500, 'internal')) });
    as('superuser', <Admins />);
    expect(await screen.findByText('Failed to list admins. Try again.')).toBeTruthy();
    press('Try again');
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('The add sheet shows an error for a taken username (`admin_taken`), then adds the administrator', async () => {
    const answers = [() => problem(409, 'admin_taken'), () => json(farida, 201)];
    const asked = serve({ [CREATE]: () => answers.shift()?.() ?? problem(500, 'internal') });
    as('superuser', <Admins />);
    await screen.findByRole('table');
    press('Add administrator');
    const sheet = await dialog();
    for (const [label, value] of [
      ['Full name', 'Farida Begum'],
      ['E-mail', 'f@x.example'],
      ['Username', 'farida'],
      ['Password', password],
    ])
      fireEvent.change(sheet.getByLabelText(label ?? ''), { target: { value } });
    fireEvent.change(sheet.getByLabelText('Role'), { target: { value: 'moderator' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Add administrator' }));
    expect(await sheet.findByText('Failed to create admin.')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Add administrator' }));
    expect(await screen.findByText('Farida Begum was added')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/create'))?.body).toMatchObject({
      username: 'farida',
      role: 'moderator',
    });
  });

  it('A superuser can change a role and sees the refusal to delete the last superuser (`last_superuser`)', async () => {
    const asked = serve({
      'PUT /api/v1/admin/2': () => json({ ...farida, role: 'moderator' }),
      'DELETE /api/v1/admin/2': () => problem(409, 'last_superuser'),
    });
    as('superuser', <Admins />);
    await screen.findByRole('table');
    press('Change Farida Begum');
    const sheet = await dialog();
    fireEvent.change(sheet.getByLabelText('Role'), { target: { value: 'moderator' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Farida Begum was changed')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ role: 'moderator' });
    press('Delete Farida Begum');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete admin.')).toBeTruthy();
    expect(screen.getByText('This is the last superuser, and one must stay.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete Asha Menon' })).toBeNull();
  });
});

describe('Reset of a second factor', () => {
  it('A superuser resets the second factor of another administrator by entering their own password', async () => {
    const asked = serve({ [RESET]: () => json({ reset: 2 }) });
    as('superuser', <Admins />);
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Reset the second step of Asha Menon' })).toBeNull();
    press('Reset the second step of Farida Begum');
    const sheet = await dialog();
    fireEvent.change(sheet.getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(sheet.getByRole('button', { name: 'Reset the second step' }));
    expect(await screen.findByText('The second step was reset')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/reset'))?.body).toEqual({ password });
  });
});

describe('Own account page', () => {
  it('The password form shows at its field that the current password is wrong (`password_wrong`)', async () => {
    serve({
      'PUT /api/v1/admin/1': () =>
        problem(422, 'validation_failed', { errors: {}, error_codes: { current_password: ['password_wrong'] } }),
    });
    as('viewer', <Account />);
    fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'not mine' } });
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
    press('Change password');
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
  });

  it('The account page enables app codes (TOTP) after password, secret and first code', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    let isOn = false;
    serve({
      [FACTORS]: () => json({ ...factors, totp: { offered: true, on: isOn }, recovery_codes_left: isOn ? 10 : 0 }),
      'POST /api/v1/admin/confirm-password': () => json({ confirmed_minutes: 15 }),
      'POST /api/v1/admin/totp/begin': () =>
        json({ secret, otpauth_url: `otpauth://totp/KaamSetu:asha?secret=${secret}` }),
      'POST /api/v1/admin/totp/confirm': () => {
        isOn = true;
        return json({ offered: true, on: true, recovery_codes: codes });
      },
    });
    as('superuser', <Account />);
    fireEvent.click(await screen.findByRole('button', { name: 'Switch on' }));
    const sheet = await dialog();
    fireEvent.change(sheet.getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(sheet.getByRole('button', { name: 'Next' }));
    expect(await sheet.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
    expect(sheet.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    fireEvent.change(sheet.getByLabelText('6-digit code'), { target: { value: '123456' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText('The second step is on')).toBeTruthy();
    const shown = await dialog();
    expect(shown.getByText('AAAA-BBBB-CCCC-DDD9')).toBeTruthy();
    fireEvent.click(shown.getByRole('button', { name: 'I have saved the codes' }));
    expect(await screen.findByRole('button', { name: 'Switch off' })).toBeTruthy();
    expect(screen.getByText('10 recovery codes are left.')).toBeTruthy();
    expect(screen.queryByText('AAAA-BBBB-CCCC-DDD9')).toBeNull();
  });

  it('The account page warns if two recovery codes are left and creates new codes after the password', async () => {
    const renewed = vi.fn(() => json({ recovery_codes: codes }));
    serve({
      [FACTORS]: () => json({ ...factors, totp: { offered: true, on: true }, recovery_codes_left: 2 }),
      'POST /api/v1/admin/recovery-codes': renewed,
    });
    as('superuser', <Account />);
    expect(await screen.findByText('2 recovery codes are left.')).toBeTruthy();
    expect(screen.getByText('Create new ones before you use the last one.')).toBeTruthy();
    press('Create new recovery codes');
    const sheet = await dialog();
    fireEvent.change(sheet.getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(sheet.getByRole('button', { name: 'Create new recovery codes' }));
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDD0')).toBeTruthy();
    expect(renewed).toHaveBeenCalledTimes(1);
  });

  it('The account page explains why the server offers no passkeys, and lists those of the account', async () => {
    const phone = { id: 7, name: 'My phone', created_at: '2026-11-23T10:00:00Z', used_at: null };
    serve({
      [FACTORS]: () => json({ ...factors, passkeys: { offered: false, list: [phone] }, recovery_codes_left: 9 }),
    });
    as('viewer', <Account />);
    expect(await screen.findByText('My phone')).toBeTruthy();
    expect(screen.getByText('Not available on this server: PUBLIC_ORIGINS is not set.')).toBeTruthy();
  });

  it('Logging out deletes the token even if the server answers 503', async () => {
    serve({ 'POST /api/v1/admin/logout': () => problem(503, 'unavailable') });
    as('viewer', <Account />);
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(localStorage.getItem('admin_token')).toBeNull());
  });
});
