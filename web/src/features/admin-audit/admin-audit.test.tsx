// @vitest-environment happy-dom
// Tests the audit log: the differences of each entry, the filters in the URL, and the integrity check.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AdminRole } from '#contracts/admin-roles.ts';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AdminProvider } from '../../parts/admin/admin-session.tsx';
import { AuditScreen } from './audit-screen.tsx';
import { differencesOf } from './differences.ts';

const LIST = 'GET /api/v1/admin/audit';
const CHECK = 'GET /api/v1/admin/audit/check';

const row = {
  id: 12,
  at: '2026-11-22T03:42:04.000Z',
  admin_id: 1,
  actor: 'asha',
  action: 'setting.changed',
  target_type: 'setting',
  target_id: 'jobs_per_day',
  before: { value: 20 },
  after: { value: 25 },
  reason: null,
  ip: '203.0.113.7',
};
const page = (rows: object[]) => () =>
  json({ rows, total: rows.length, total_capped: false, page: 1, limit: 20, pages: 1 });

function show(role: AdminRole = 'superuser') {
  const admin = { id: 1, username: 'asha', email: null, full_name: 'Asha Menon', role };
  renderWeb(
    <AdminProvider admin={admin}>
      <AuditScreen />
    </AdminProvider>,
  );
}

beforeAll(startWords);
beforeEach(() => localStorage.setItem('admin_token', 'adm_token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The audit list shows values before and after a change, and requests the filtered rows', async () => {
  const asked = serveWeb({ [LIST]: page([row]) });
  show();
  const shown = await screen.findByRole('row', { name: /setting.changed/ });
  expect(within(shown).getByRole('listitem').textContent).toBe('valueBefore: 20After: 25');
  fireEvent.change(screen.getByLabelText('Action'), { target: { value: ' user. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/?action=user.'));
  await waitFor(() => expect(asked.at(-1)?.query.get('action')).toBe('user.'));
});

it('The audit check requests one part after another and names the first entry that does not match', async () => {
  const asked = serveWeb({
    [LIST]: page([]),
    [CHECK]: ({ query }) => {
      const first = query.get('since') === '0';
      const part = { checked: 100, first_id: 1, last_id: 100, last_hash: 'ab', broken_id: null, more: true };
      return json(first ? part : { ...part, checked: 3, last_id: 103, broken_id: 102, more: false });
    },
  });
  show();
  expect(await screen.findByText('No entries yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Verify integrity' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Entry 102 does not match.');
  expect(asked.filter(({ path }) => path.endsWith('/check')).map(({ query }) => query.get('since'))).toEqual([
    '0',
    '100',
  ]);
});

it('A moderator sees only their own actions and no audit check', async () => {
  serveWeb({ [LIST]: page([row]) });
  show('moderator');
  expect(await screen.findByText(/^Everything you have done here\./)).toBeTruthy();
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verify integrity' })).toBeNull();
});

it('differencesOf returns only the properties that differ', () => {
  expect(differencesOf({ a: 1, b: 2 }, { a: 1, b: 3, c: [4] })).toEqual([
    { name: 'b', before: '2', after: '3' },
    { name: 'c', before: null, after: '[4]' },
  ]);
  expect(differencesOf(null, 'gone')).toEqual([{ name: '', before: null, after: 'gone' }]);
  expect(differencesOf({ a: 1 }, { a: 1 })).toEqual([]);
});
