// @vitest-environment happy-dom
// Tests the tables of the database console, which the server sorts, searches and pages.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { TableRows } from './table-rows.tsx';
import { TablesList } from './tables-list.tsx';
// Preloads modules that are imported lazily; the import is slow on a busy machine.
import '../../kit/overlay/toast-area.tsx';

const TABLES = 'GET /api/v1/admin/dashboard/db/tables';
const JOBS = 'GET /api/v1/admin/dashboard/db/table/jobs';

const page = ({ query }: ReceivedRequest) =>
  json({
    table: 'jobs',
    columns: ['id', 'title', 'details', 'closed_at'],
    types: ['int8', 'text', 'jsonb', 'timestamptz'],
    rows: [
      [1, '=cmd()', '{"positions":2,"trades":["mason"]}', null],
      [2, 'x'.repeat(400), '{}', ''],
    ],
    total: 1204,
    total_is_estimate: false,
    limit: Number(query.get('limit')),
    offset: Number(query.get('offset')),
  });

/** The query parameters of all requests to the table, newest last. */
const queries = (asked: readonly ReceivedRequest[]) => asked.map(({ query }) => Object.fromEntries(query));

beforeAll(startWords);
beforeEach(() => localStorage.setItem('admin_token', 'adm_token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The table list shows the row count of each table and marks estimates', async () => {
  const column = { name: 'id', type: 'int8' };
  const tables = [
    { name: 'jobs', rows: 123456, rows_is_estimate: true, columns: [column] },
    { name: 'reports', rows: 7, rows_is_estimate: false, columns: [column, column] },
  ];
  const asked = serveWeb({ [TABLES]: () => json({ tables }) });
  renderWeb(<TablesList />);
  const link = await screen.findByRole('link', { name: 'jobs' });
  expect(link.getAttribute('href')).toBe('/admin/dashboard/database/jobs');
  expect(screen.getByRole('cell', { name: 'about 1,23,456' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '7' })).toBeTruthy();
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer adm_token');
});

it('The table list shows an error after a 500 and loads again on “Try again”', async () => {
  let tries = 0;
  serveWeb({ [TABLES]: () => (tries++ ? json({ tables: [] }) : problem(500, 'internal')) });
  renderWeb(<TablesList />);
  expect(await screen.findByText('Failed to get database tables. Try again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tables')).toBeTruthy();
});

it('A column heading makes the server sort ascending, then descending, then not at all', async () => {
  const asked = serveWeb({ [JOBS]: page });
  renderWeb(<TableRows name="jobs" />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^title/ }));
  const sortOf = () => screen.getByRole('columnheader', { name: /^title/ }).getAttribute('aria-sort');
  await screen.findByRole('grid');
  expect(sortOf()).toBe('none');
  press();
  await waitFor(() =>
    expect(queries(asked).at(-1)).toEqual({ limit: '100', offset: '0', sort: 'title', direction: 'asc' }),
  );
  await waitFor(() => expect(sortOf()).toBe('ascending'));
  press();
  await waitFor(() => expect(queries(asked).at(-1)).toMatchObject({ sort: 'title', direction: 'desc' }));
  await waitFor(() => expect(sortOf()).toBe('descending'));
  press();
  await waitFor(() => expect(sortOf()).toBe('none'));
});

it('A search in one column starts at the first page and keeps the chosen page size', async () => {
  const asked = serveWeb({ [JOBS]: page });
  renderWeb(<TableRows name="jobs" />, '/x?page=3');
  await screen.findByRole('grid');
  expect(queries(asked)[0]).toEqual({ limit: '100', offset: '200' });
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '500' } });
  await waitFor(() => expect(queries(asked).at(-1)).toEqual({ limit: '500', offset: '0' }));
  fireEvent.change(await screen.findByLabelText('Search in'), { target: { value: 'title' } });
  fireEvent.change(screen.getByLabelText('Text to find'), { target: { value: '100%' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() =>
    expect(queries(asked).at(-1)).toEqual({ limit: '500', offset: '0', column: 'title', search: '100%' }),
  );
});

it('The grid opens a long or nested value with Enter and marks null and empty values', async () => {
  serveWeb({ [JOBS]: page });
  renderWeb(<TableRows name="jobs" />);
  const cells = within(await screen.findByRole('grid')).getAllByRole('cell');
  expect(cells.map(({ dataset }) => dataset.kind)).toEqual([
    'number',
    'text',
    'json',
    'null',
    'number',
    'text',
    'json',
    'empty',
  ]);
  expect(cells[5]?.textContent?.length).toBeLessThan(200);
  fireEvent.keyDown(cells[1] ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cells[2]);
  fireEvent.keyDown(cells[2] ?? document.body, { key: 'Enter' });
  const sheet = await screen.findByRole('dialog', { name: 'details' });
  expect(sheet.querySelector('pre')?.textContent).toBe(JSON.stringify({ positions: 2, trades: ['mason'] }, null, 2));
});

it('The clear button resets a search that the server refused with 422 `sql_too_costly`', async () => {
  serveWeb({ [JOBS]: (asked) => (asked.query.has('search') ? problem(422, 'sql_too_costly') : page(asked)) });
  renderWeb(<TableRows name="jobs" />, '/x?column=title&search=a');
  expect(await screen.findByText('Failed to get table data. Try again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

it('The grid renders more of its rows as the user scrolls and announces the full row count', async () => {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const rows = Array.from({ length: 250 }, (_, at) => [at]);
  const many = { table: 'jobs', columns: ['id'], types: ['bigint'], rows, total: 250, total_is_estimate: false };
  serveWeb({ [JOBS]: () => json({ ...many, limit: 250, offset: 0 }) });
  renderWeb(<TableRows name="jobs" />);
  const grid = await screen.findByRole('grid');
  expect(grid.getAttribute('aria-rowcount')).toBe('251');
  expect(grid.querySelectorAll('td').length).toBe(100);
  for (const drawn of [200, 250]) {
    act(() => seen.at(-1)?.());
    await waitFor(() => expect(grid.querySelectorAll('td').length).toBe(drawn));
  }
});
