// @vitest-environment happy-dom
// Tests the SQL console: running and cancelling a query, the query plan, the editor and permissions.
import { completionStatus, startCompletion } from '@codemirror/autocomplete';
import { EditorView, runScopeHandlers } from '@codemirror/view';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { setNonce } from 'get-nonce';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AdminRole } from '#contracts/admin-roles.ts';
import { consoleExamples } from '#contracts/console-examples.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AdminProvider } from '../../parts/admin/admin-session.tsx';
import { saveDraft } from './draft.ts';
import { SqlConsole } from './sql-console.tsx';
// Preloads modules that are imported lazily; the import is slow on a busy machine.
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

// Block `selectionchange`: unlike browsers, happy-dom sends it synchronously, while the editor sets the selection.
const block = (event: Event) => event.stopImmediatePropagation();

beforeAll(async () => {
  await startWords();
  setNonce('n0nce');
  window.addEventListener('selectionchange', block, true);
});
// The package `get-nonce` stays loaded for the next test file.
afterAll(() => setNonce(''));
beforeEach(() => {
  localStorage.setItem('admin_token', 'adm_token');
  saveDraft(1, 'select 41 as n');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The SQL console runs a query and shows its rows, row count and duration', async () => {
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
  // The second request: the history is refetched after the run.
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/history')).length).toBe(2));
});

it('The SQL console asks for the password after `password_not_fresh`, then runs the query automatically', async () => {
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

it('The SQL console cancels a run by its run id', async () => {
  const asked = serve({
    [RUN]: () => new Promise(() => {}),
    [`POST ${DB}/cancel`]: () => json({ cancelled: true }),
  });
  // A request without a response must still end when it is aborted.
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

it('The SQL console shows the error message of PostgreSQL beside the query', async () => {
  serve({ [RUN]: () => problem(400, 'sql_refused', { message: 'column "x" does not exist' }) });
  show();
  await press('Run');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The database refused this query: column "x" does not exist',
  );
  expect(screen.getByText('Failed to execute SQL query.')).toBeTruthy();
});

it('The plan view shows a tree in which each step has its own share of the cost', async () => {
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

it('The SQL editor uses the CSP nonce of the page and loads a query of the history', async () => {
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
])('The completion list closes when a query runs by %s', async (_way, runBy) => {
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

it('An example puts its statement into the SQL editor, and a name is inserted at the cursor', async () => {
  const columns = [{ name: 'title', type: 'text' }];
  serve({
    [`GET ${DB}/tables`]: () => json({ tables: [{ name: 'jobs', rows: 3, rows_is_estimate: false, columns }] }),
  });
  const { container } = show();
  const content = await waitFor(() => container.querySelector<HTMLElement>('.cm-content') ?? fail());
  const view = EditorView.findFromDOM(content) ?? fail();
  await press('Open jobs by trade');
  await waitFor(() => expect(view.state.doc.toString()).toBe(consoleExamples.open_jobs));
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: 'select from jobs' },
    selection: { anchor: 6 },
  });
  fireEvent.click(await screen.findByText('title'));
  expect(view.state.doc.toString()).toBe('select title from jobs');
});

it('The SQL console shows that the tables failed to load, and loads them again', async () => {
  let isAway = true;
  serve({ [`GET ${DB}/tables`]: () => (isAway ? problem(500, 'internal') : json({ tables: [] })) });
  show();
  expect(await screen.findByText('Failed to get database tables. Try again.')).toBeTruthy();
  isAway = false;
  await press('Try again');
  expect(await screen.findByText('The database is not set up for browsing yet.')).toBeTruthy();
});

it('The SQL console does not show the draft of another administrator', async () => {
  serve({});
  saveDraft(2, 'select 2');
  const { container } = show();
  await waitFor(() => expect(container.querySelector('.cm-content, textarea')).toBeTruthy());
  expect(container.textContent).not.toContain('select 2');
});

it('A disabled SQL console shows the reason and no query field', async () => {
  const off = { on: false, reason: 'unsafe', unsafe: ['pg_sleep(double precision)'], password_fresh: false };
  serve({ [`GET ${DB}/console`]: () => json(off) });
  show();
  expect(await screen.findByText('The SQL console is off on this server')).toBeTruthy();
  expect(screen.getByText('pg_sleep(double precision)')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('The SQL console shows a moderator that only superusers run SQL, and sends no request', async () => {
  const asked = serve({});
  show('moderator');
  expect(await screen.findByText('Only superusers can run SQL')).toBeTruthy();
  expect(asked).toEqual([]);
});
