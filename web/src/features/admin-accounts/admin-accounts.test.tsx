// @vitest-environment happy-dom
// Who administers, and the own account: what each role is offered, and what a refusal says.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminAccount } from '#contracts/admins.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AdminProvider } from '../../admin/admin-session.tsx';
import { Account } from './account.tsx';
import { Admins } from './admins.tsx';
// Fetched with the first toast, which takes its time on a busy machine.
import '../../ui/toast-area.tsx';

const LIST = 'GET /api/v1/admin/list';
const CREATE = 'POST /api/v1/admin/create';
const SESSIONS = 'GET /api/v1/admin/sessions';
const TOTP = 'GET /api/v1/admin/totp';

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
    [TOTP]: () => json({ offered: true, on: false }),
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

describe('the list of administrators', () => {
  it('is not asked for by a viewer, who is told why', async () => {
    const asked = serve();
    as('viewer', <Admins />);
    expect(await screen.findByText('Your role may not see this')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('offers a moderator nothing to change', async () => {
    serve({ [LIST]: () => json({ admins: [{ ...farida, email: null }] }) });
    as('moderator', <Admins />);
    expect(await screen.findByRole('cell', { name: 'Hidden' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says in the words of the catalogue that it failed, and tries again', async () => {
    let tries = 0;
    serve({ [LIST]: () => (tries++ ? json({ admins: [asha] }) : problem(500, 'internal')) });
    as('superuser', <Admins />);
    expect(await screen.findByText('Failed to list admins')).toBeTruthy();
    press('Try again');
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('grows by one whom a superuser adds; a name that is taken is said', async () => {
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
    expect(await sheet.findByText('Failed to create admin')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Add administrator' }));
    expect(await screen.findByText('Farida Begum was added')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/create'))?.body).toMatchObject({
      username: 'farida',
      role: 'moderator',
    });
  });

  it('changes a role, and deletes after a question', async () => {
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
    expect(await screen.findByText('Failed to delete admin')).toBeTruthy();
    expect(screen.getByText('This is the last superuser, and one must stay.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete Asha Menon' })).toBeNull();
  });
});

describe('the own account', () => {
  it('says at the field that the current password is wrong', async () => {
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

  it('switches the second step on by password, key and code', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    serve({
      'POST /api/v1/admin/confirm-password': () => json({ confirmed_minutes: 15 }),
      'POST /api/v1/admin/totp/begin': () =>
        json({ secret, otpauth_url: `otpauth://totp/KaamSetu:asha?secret=${secret}` }),
      'POST /api/v1/admin/totp/confirm': () => json({ offered: true, on: true }),
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
    expect(await screen.findByRole('button', { name: 'Switch off' })).toBeTruthy();
  });

  it('forgets the token with the logout, whatever the server says', async () => {
    serve({ 'POST /api/v1/admin/logout': () => problem(503, 'unavailable') });
    as('viewer', <Account />);
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(localStorage.getItem('admin_token')).toBeNull());
  });
});
