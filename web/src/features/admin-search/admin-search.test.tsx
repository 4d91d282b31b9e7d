// @vitest-environment happy-dom
// Tests the search in the top bar of the admin area: groups of results, keyboard, permissions and errors.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AdminRole } from '#contracts/admin-roles.ts';
import type { SearchResults } from '#contracts/admin-search.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AdminProvider } from '../../parts/admin/admin-session.tsx';
import { TopSearch } from './top-search.tsx';

const SEARCH = 'GET /api/v1/admin/search';
const at = '2026-11-20T06:30:00.000Z';
const person = { id: 7, name: 'Ravi Kumar', company_name: null };

const found: SearchResults = {
  users: [
    {
      id: 7,
      uid: '0b8f5a52-9a0e-4c5c-8a5e-3b1f2c4d5e6f',
      user_type: 'labour',
      first_name: 'Ravi',
      last_name: 'Kumar',
      company_name: null,
      phone_masked: '98••••••10',
      state: 'Karnataka',
      city: 'Bengaluru',
      status: 'active',
      identity_status: 'pending',
      created_at: at,
    },
  ],
  jobs: [],
  applications: [
    { id: 31, status: 'pending', job: null, labour: person, employer: person, created_at: at, updated_at: at },
  ],
  cases: [
    { type: 'report', id: 5, label: 'KS-7F3K-29QD', status: 'open', user_id: 7, job_id: null, created_at: at },
    { type: 'grievance', id: 9, label: 'G-7F3K-29QD', status: 'received', user_id: 7, job_id: null, created_at: at },
  ],
};
const nothing: SearchResults = { users: [], jobs: [], applications: [], cases: [] };

const show = (role: AdminRole = 'moderator') =>
  renderWeb(
    <AdminProvider admin={{ id: 1, username: 'asha', email: null, full_name: 'Asha Menon', role }}>
      <TopSearch />
    </AdminProvider>,
  );
const field = () => screen.getByRole('combobox', { name: 'Search users, jobs, applications and cases' });
const type = (text: string) => {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const address = () => screen.getByTestId('address').textContent;
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeAll(startWords);
beforeEach(() => {
  localStorage.setItem('admin_token', 'adm_token');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The search groups its results by kind, and searches once for words that are typed without a pause', async () => {
  const asked = serveWeb({ [SEARCH]: () => json(found) });
  show();
  for (const text of ['r', 'ra', 'rav', 'ravi ']) type(text);
  const users = within(await screen.findByRole('group', { name: 'Users' }));
  expect(users.getByRole('option').textContent).toBe('Ravi Kumar#7 · Worker · 98••••••10 · Bengaluru, Karnataka');
  const cases = within(screen.getByRole('group', { name: 'Cases' })).getAllByRole('option');
  expect(cases.map((option) => option.getAttribute('href'))).toEqual([
    '/admin/dashboard/users/7',
    '/admin/dashboard/grievances/9',
  ]);
  expect(screen.queryByRole('group', { name: 'Jobs' })).toBeNull();
  expect(asked.map(({ query }) => String(query))).toEqual(['q=ravi']);
});

it('Results are not fetched again after a change of the language, because a search by phone number is recorded', async () => {
  const asked = serveWeb({ [SEARCH]: () => json(found) });
  const { queryClient } = show();
  type('9876543210');
  await screen.findAllByRole('option');
  await queryClient.invalidateQueries();
  expect(asked).toHaveLength(1);
});

it('The key / moves the focus to the field, arrow keys move through the groups, and Enter opens the result', async () => {
  serveWeb({ [SEARCH]: () => json(found) });
  show();
  press('/');
  expect(document.activeElement).toBe(field());
  type('ravi');
  await screen.findAllByRole('option');
  expect(activeText()).toContain('Ravi Kumar');
  press('ArrowDown');
  expect(activeText()).toContain('#31');
  press('ArrowUp');
  press('ArrowUp');
  expect(activeText()).toContain('G-7F3K-29QD');
  press('Enter');
  expect(address()).toBe('/admin/dashboard/grievances/9');
  expect(field()).toHaveProperty('value', '');
  expect(screen.queryByRole('option')).toBeNull();
});

it('Enter before the results arrive opens nothing, and Escape closes the list', async () => {
  serveWeb({ [SEARCH]: () => json(found) });
  show();
  type('ravi');
  press('Enter');
  expect(address()).toBe('/');
  await screen.findAllByRole('option');
  press('Escape');
  expect(screen.queryByRole('option')).toBeNull();
});

it('The search shows an error with a retry button, and a message if nothing is found', async () => {
  let tries = 0;
  serveWeb({ [SEARCH]: () => (tries++ ? json(nothing) : problem(500, 'internal')) });
  show('viewer');
  type('nobody');
  expect((await screen.findByRole('alert')).textContent).toContain('The search failed. Try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  expect(screen.getByText('Name, job title or ID')).toBeTruthy();
});
