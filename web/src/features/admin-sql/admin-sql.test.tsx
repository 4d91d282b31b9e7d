// @vitest-environment happy-dom
// The console of queries as a superuser uses it, and as others find it.
import { completionStatus, startCompletion } from '@codemirror/autocomplete';
import { EditorView, runScopeHandlers } from '@codemirror/view';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { setNonce } from 'get-nonce';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AdminRole } from '#contracts/admin-roles.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AdminProvider } from '../../admin/admin-session.tsx';
import { saveDraft } from './draft.ts';
import { SqlConsole } from './sql-console.tsx';
// Fetched when they are first shown, which takes its time on a busy machine.
import './code-editor.ts';

const DB = '/api/v1/admin/dashboard/db';
const RUN = `POST ${DB}/execute-sql`;
const state = { on: true, reason: null, unsafe: [], password_fresh: true };
const rows = { columns: ['n'], types: ['int4'], rows: [[41]], row_count: 1, truncated: false, ms: 12 };
const past = { id: 1, query: 'select 7', at: '2026-11-21T09:00:00Z', outcome: 'refused', ms: 3, row_count: null };

type Routes = Parameters<typeof serveWeb>[0];
const serve = (routes: Routes) =>
  serveWeb({
    [`GET ${DB}/console`]: () => json(state),
    [`GET ${DB}/history`]: () => json({ runs: [past] }),
    [`GET ${DB}/tables`]: () => json({ tables: [] }),
    ...routes,
  });

const show = (role: AdminRole = 'superuser') =>
  renderWeb(
    <AdminProvider admin={{ id: 1, username: 'asha', email: null, full_name: 'Asha Menon', role }}>
      <SqlConsole />
    </AdminProvider>,
  );

const keydown = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true });
const fail = (): never => {
  throw new Error('not there yet');
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const runsOf = (asked: readonly ReceivedRequest[]) => asked.filter(({ path }) => path === `${DB}/execute-sql`);

beforeAll(async () => {
  await startWords();
  setNonce('n0nce');
  // A browser tells of a selection later; here it would be told in the middle of what sets it.
  window.addEventListener('selectionchange', (event) => event.stopImmediatePropagation(), true);
});
beforeEach(() => {
  localStorage.setItem('admin_token', 'adm_token');
  saveDraft(1, 'select 41 as n');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a query runs and shows its rows, how many and how long', async () => {
  const asked = serve({ [RUN]: () => json({ ...rows, truncated: true }) });
  show();
  await press('Run');
  expect(await screen.findByRole('cell', { name: '41' })).toBeTruthy();
  expect(screen.getByText('1 row · 12 ms')).toBeTruthy();
  expect(screen.getByText(/^Cut off: at most 1,000 rows, 2 MB/)).toBeTruthy();
  expect(runsOf(asked)[0]?.body).toMatchObject({
    query: 'select 41 as n',
    run_id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  // What was run now stands among what was run before.
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/history')).length).toBe(2));
});

it('the password is asked for once, then the query runs by itself', async () => {
  let isFresh = false;
  const asked = serve({
    [RUN]: () => (isFresh ? json(rows) : problem(403, 'password_not_fresh')),
    'POST /api/v1/admin/confirm-password': ({ body }) => {
      if (JSON.stringify(body) !== '{"password":"right horse battery"}')
        return problem(422, 'validation_failed', {
          errors: { password: ['no'] },
          error_codes: { password: ['password_wrong'] },
        });
      isFresh = true;
      return json({ confirmed_minutes: 15 });
    },
  });
  show();
  await press('Run');
  const field = await screen.findByLabelText('Password');
  fireEvent.change(field, { target: { value: 'wrong' } });
  await press('Run the query');
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'right horse battery' } });
  await press('Run the query');
  expect(await screen.findByRole('cell', { name: '41' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(runsOf(asked).length).toBe(2);
});

it('a run can be cancelled by its own id', async () => {
  const asked = serve({
    [RUN]: () => new Promise(() => {}),
    [`POST ${DB}/cancel`]: () => json({ cancelled: true }),
  });
  // What never answers must still end when it is called off.
  const served = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.race([
      served(url, init),
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    ]),
  );
  show();
  await press('Run');
  expect(await screen.findByText('Running, 0 s')).toBeTruthy();
  await press('Cancel');
  expect(await screen.findByText('The query was cancelled.')).toBeTruthy();
  const cancelled = asked.find(({ path }) => path === `${DB}/cancel`);
  expect(runsOf(asked)[0]?.body).toMatchObject({ ...Object(cancelled?.body) });
});

it('what Postgres says stands beside the query', async () => {
  serve({ [RUN]: () => problem(400, 'sql_refused', { message: 'column "x" does not exist' }) });
  show();
  await press('Run');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The database refused this query: column "x" does not exist',
  );
  expect(screen.getByText('Failed to execute SQL query')).toBeTruthy();
});

it('the plan is a tree in which each step has its own share of the cost', async () => {
  const scan = {
    'Node Type': 'Seq Scan',
    'Relation Name': 'jobs',
    'Total Cost': 75,
    'Plan Rows': 10,
    Filter: '(id > 1)',
  };
  const sort = { 'Node Type': 'Sort', 'Total Cost': 100, 'Plan Rows': 10, Plans: [scan] };
  serve({
    [`POST ${DB}/explain`]: () => json({ plan: [{ Plan: sort }], cost: 100, too_costly: false, ms: 1 }),
  });
  show();
  await press('Show the plan');
  expect(await screen.findByText('25% of the cost')).toBeTruthy();
  expect(screen.getByText('75% of the cost').closest('ul')?.closest('li')?.textContent).toContain('Sort');
  expect(screen.getByText('Filter: (id > 1)')).toBeTruthy();
});

it('the editor comes with the nonce of the page, and an old query comes back into it', async () => {
  serve({});
  const { container } = show();
  const editor = await screen.findByRole('textbox', { name: 'SQL query' });
  await waitFor(() => expect(container.querySelector('.cm-content')).toBeTruthy());
  expect(document.head.querySelector('style')?.getAttribute('nonce')).toBe('n0nce');
  expect(editor).toBeTruthy();
  await press(/^select 7/);
  await waitFor(() => expect(container.querySelector('.cm-content')?.textContent).toBe('select 7'));
  expect(JSON.stringify(localStorage)).not.toContain('select');
});

it.each([
  ['the Run button', () => press('Run')],
  ['Ctrl+Enter', (view: EditorView) => runScopeHandlers(view, keydown, 'editor')],
])('the list of completions closes when a query runs by %s', async (_way, runBy) => {
  serve({ [RUN]: () => json(rows) });
  const { container } = show();
  const content = await waitFor(() => container.querySelector<HTMLElement>('.cm-content') ?? fail());
  const view = EditorView.findFromDOM(content) ?? fail();
  startCompletion(view);
  await waitFor(() => expect(completionStatus(view.state)).toBe('active'));
  await runBy(view);
  expect(await screen.findByRole('cell', { name: '41' })).toBeTruthy();
  expect(completionStatus(view.state)).toBeNull();
});

it('the draft of one administrator is not shown to the next', async () => {
  serve({});
  saveDraft(2, 'select 2');
  const { container } = show();
  await waitFor(() => expect(container.querySelector('.cm-content, textarea')).toBeTruthy());
  expect(container.textContent).not.toContain('select 2');
});

it('a console that is off says why, and nothing can be typed', async () => {
  const off = { on: false, reason: 'unsafe', unsafe: ['pg_sleep(double precision)'], password_fresh: false };
  serve({ [`GET ${DB}/console`]: () => json(off) });
  show();
  expect(await screen.findByText('The SQL console is off on this server')).toBeTruthy();
  expect(screen.getByText('pg_sleep(double precision)')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a moderator is told who may', async () => {
  const asked = serve({});
  show('moderator');
  expect(await screen.findByText('Only superusers run SQL')).toBeTruthy();
  expect(asked).toEqual([]);
});
