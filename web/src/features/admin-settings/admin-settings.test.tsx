// @vitest-environment happy-dom
// Tests the settings forms of administrators: validation before sending, saving by group, and version conflicts.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AdminRole } from '#contracts/admin-roles.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AdminProvider } from '../../parts/admin/admin-session.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { readTyped } from './typed.ts';
// Preloads modules that are imported lazily; the import is slow on a busy machine.
import '../../kit/overlay/toast-area.tsx';

const GET = 'GET /api/v1/admin/settings';
const PUT = 'PUT /api/v1/admin/settings';

const untouched = { changed: false, updated_at: null, updated_by: null };
const setting = (key: string, group: string, value: unknown, more: object) => ({
  key,
  group,
  value,
  default_value: value,
  ...untouched,
  ...more,
});

const all = {
  version: 7,
  settings: [
    setting('voice_search_on', 'features', true, { field: { kind: 'switch' } }),
    setting('jobs_per_day', 'jobs', 25, {
      field: { kind: 'number', least: 1, most: 1000 },
      default_value: 20,
      changed: true,
      updated_at: '2026-11-20T10:00:00Z',
      updated_by: 'asha',
    }),
    setting('otp_cooldowns', 'signin', [30, 60], {
      field: { kind: 'numbers', least: 0, most: 3600, fewest: 1, many: 10 },
    }),
    setting(
      'match_weights',
      'matching',
      { skill: 40, distance: 20 },
      {
        field: { kind: 'parts', parts: ['skill', 'distance'].map((name) => ({ name, least: 0, most: 100 })) },
      },
    ),
  ],
  environment: [
    { name: 'REDIS_URL', set: false },
    { name: 'OTP_PEPPER', set: true },
  ],
};

function show(role: AdminRole = 'superuser') {
  const admin = { id: 1, username: 'asha', email: null, full_name: 'Asha Menon', role };
  renderWeb(
    <AdminProvider admin={admin}>
      <SettingsScreen />
    </AdminProvider>,
    '/?group=jobs',
  );
}

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeAll(startWords);
beforeEach(() => localStorage.setItem('admin_token', 'adm_token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The settings screen shows the value, its author and its default, and environment variables only as set or not set', async () => {
  serveWeb({ [GET]: () => json(all) });
  show();
  expect(await screen.findByDisplayValue('25')).toBeTruthy();
  expect(screen.getByText('Default: 20')).toBeTruthy();
  expect(screen.getByText(/^asha, /)).toBeTruthy();
  expect(screen.getByText('REDIS_URL').closest('li')?.textContent).toContain('Not set');
  fireEvent.click(screen.getByLabelText('Only changed settings'));
  await waitFor(() => expect(screen.queryByLabelText('Microphone')).toBeNull());
  expect(screen.getByDisplayValue('25')).toBeTruthy();
});

it('The settings form shows an invalid value before sending and saves the changes of a group in one request', async () => {
  const asked = serveWeb({ [GET]: () => json(all), [PUT]: () => json({ ...all, version: 9 }) });
  show();
  await screen.findByDisplayValue('25');
  type('Posts per day', '0');
  expect(await screen.findByText('This number is too small or too big.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  type('Posts per day', '1,000');
  await waitFor(() => expect(screen.queryByText('This number is too small or too big.')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The settings are saved.')).toBeTruthy();
  const puts = asked.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ body, query }) => [body, query.get('version')])).toEqual([[{ jobs_per_day: 1000 }, '7']]);
});

it('The settings form resets a setting to its default by sending null', async () => {
  const asked = serveWeb({ [GET]: () => json(all), [PUT]: () => json(all) });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Reset to default: Posts per day' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ jobs_per_day: null }));
});

it('The settings form keeps the typed value after a 409 `stale_version` and shows the new values on request', async () => {
  const theirs = { ...all, version: 8 };
  let reads = 0;
  const asked = serveWeb({
    [GET]: () => json(reads++ ? theirs : all),
    [PUT]: ({ query }) => (query.get('version') === '8' ? json(theirs) : problem(409, 'stale_version')),
  });
  show();
  await screen.findByDisplayValue('25');
  type('Posts per day', '30');
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update application settings.')).toBeTruthy();
  expect(screen.getByDisplayValue('30')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show the new values' }));
  await waitFor(() => expect(reads).toBe(2));
  expect(await screen.findByDisplayValue('25')).toBeTruthy();
  await waitFor(() => {
    type('Posts per day', '31');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(asked.at(-1)?.query.get('version')).toBe('8');
  });
});

it('The settings screen is read-only for a viewer and loads again after a 500', async () => {
  let tries = 0;
  serveWeb({ [GET]: () => (tries++ ? json(all) : problem(500, 'internal')) });
  show('viewer');
  expect(await screen.findByText('Failed to get application settings. Try again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByLabelText('Posts per day')).hasAttribute('readonly')).toBe(true);
  expect(screen.getByLabelText('Microphone').hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: /Reset to default/ })).toBeNull();
});

it('readTyped validates lists of numbers and texts by the same rules as the server', () => {
  const list = { kind: 'numbers' as const, least: 0, most: 100, fewest: 2, many: 3 };
  expect(readTyped('1, 2', list)).toEqual({ value: [1, 2] });
  expect(readTyped('1', list)).toEqual({ wrong: 'required' });
  expect(readTyped('1, 2, 3, 4', list)).toEqual({ wrong: 'too_many' });
  expect(readTyped('1, 101', list)).toEqual({ wrong: 'out_of_range' });
  const address = { kind: 'text' as const, least: 0, most: 20, pattern: '^(https://.+)?$' };
  expect(readTyped(' ', address)).toEqual({ value: '' });
  expect(readTyped('javascript:x', address)).toEqual({ wrong: 'invalid' });
});
