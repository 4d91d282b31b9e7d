// @vitest-environment happy-dom
// Tests the system page of administrators: late task queues, and which roles may retry and delete failed tasks.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AdminRole } from '#contracts/admin-roles.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AdminProvider } from '../../parts/admin/admin-session.tsx';
import { SystemScreen } from './system-screen.tsx';
import { lengthText, sizeText } from './units.ts';
// Preloads modules that are imported lazily; the import is slow on a busy machine.
import '../../kit/overlay/toast-area.tsx';

const SYSTEM = 'GET /api/v1/admin/system';
const TASKS = 'GET /api/v1/admin/system/tasks';

const at = '2026-11-22T03:42:04.000Z';
const counts = { waiting: 0, later: 0, running: 0, failed: 0, oldest_seconds: null };
const queue = (name: string, more: object = {}) => ({
  queue: name,
  ...counts,
  capped: false,
  state: 'on_time',
  runners: 1,
  ...more,
});

const system = {
  read_at: at,
  queues: [
    queue('urgent'),
    queue('outside', { waiting: 148, oldest_seconds: 240, failed: 3, state: 'slow' }),
    queue('bulk', { waiting: 20000, capped: true, state: 'stopped', runners: 0 }),
  ],
  tasks: [{ queue: 'outside', task: 'translate_job', ...counts, failed: 3, state: 'slow', last_ms: 900, p95_ms: 6800 }],
  workers: [{ process: 'worker-1', queues: ['urgent'], seen_seconds_ago: 0.4, lives: true, running: ['7'] }],
  scheduled: [{ task: 'tidy', schedule: '17 21 * * *', last_run_at: null }],
  breakers: [{ name: 'translate', state: 'open', since: at, failures: 5 }],
  api: [],
  sockets: { people: 1204, administrators: 2 },
  versions: {
    product: '0.1.0',
    commit: null,
    node: '22',
    postgres: '15',
    migrations: 33,
    last_migration: '0033_system',
  },
  disk: { database_bytes: 12_400_000, tables: [], files: null },
  connections: { used: 19, most: 100, by_program: [] },
  redis: 'off',
  wake_ups: 'polling',
  standby: { state: 'off', behind_seconds: null },
};

const task = (id: string) => ({
  id,
  queue: 'outside',
  task: 'translate_job',
  state: 'failed',
  attempts: 25,
  max_attempts: 25,
  run_at: at,
  created_at: at,
  locked_at: null,
  payload: '{"event_id": 7}',
  last_error: 'no answer',
});
const failed = () => json({ tasks: [task('41')], total: 1, total_capped: false, page: 1, limit: 20, pages: 1 });

function show(role: AdminRole, address = '/') {
  const admin = { id: 1, username: 'asha', email: null, full_name: 'Asha Menon', role };
  return renderWeb(
    <AdminProvider admin={admin}>
      <SystemScreen />
    </AdminProvider>,
    address,
  );
}

beforeAll(startWords);
beforeEach(() => localStorage.setItem('admin_token', 'adm_token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The system page marks slow and stopped queues, and its background requests do not extend the session', async () => {
  const asked = serveWeb({ [SYSTEM]: () => json(system), [TASKS]: failed });
  show('viewer');
  const queues = await screen.findByRole('table', { name: 'Queues' });
  expect(within(queues).getByRole('row', { name: /External Slow 148 4 min/ })).toBeTruthy();
  expect(within(queues).getByRole('row', { name: /Bulk Stopped 20,000 or more/ })).toBeTruthy();
  expect(screen.getByText('Open, calls wait')).toBeTruthy();
  expect(screen.getByText('Late, polling only')).toBeTruthy();
  expect(screen.getByText('Updated at 09:12:04')).toBeTruthy();
  expect(asked.every(({ headers }) => headers.get('x-background') === 'true')).toBe(true);
  // A viewer has no buttons and no link to the audit log.
  expect(await screen.findByText('no answer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
});

it('The task panel retries a failed task and deletes it only after confirmation', async () => {
  const done: string[] = [];
  const act = ({ method, path }: ReceivedRequest) => {
    done.push(`${method} ${path}`);
    return json(method === 'DELETE' ? { removed: 1 } : { retried: 1 });
  };
  serveWeb({
    [SYSTEM]: () => json(system),
    [TASKS]: failed,
    'POST /api/v1/admin/system/tasks/outside/41/retry': act,
    'DELETE /api/v1/admin/system/tasks/outside/41': act,
  });
  show('superuser', '/?queue=outside');
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 task will run again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this task?' });
  expect(done).toHaveLength(1);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(done.at(-1)).toBe('DELETE /api/v1/admin/system/tasks/outside/41'));
});

it('The system page shows an error after a 500 and loads again on “Try again”', async () => {
  let tries = 0;
  serveWeb({ [SYSTEM]: () => (tries++ ? json(system) : problem(500, 'internal')), [TASKS]: failed });
  show('viewer');
  expect(await screen.findByText('Failed to get the system status. Try again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Queues' })).toBeTruthy();
});

it('lengthText and sizeText return one rounded number with one unit', () => {
  const t = i18next.getFixedT('en', 'admin-system');
  const said = [null, 0, 31, 2100, 240_000, 3_600_000, 400_000_000].map((ms) => lengthText(t, ms));
  expect(said).toEqual(['–', '0 ms', '31 ms', '2.1 s', '4 min', '1 h', '5 d']);
  expect([0, 999, 12_400_000, 2_000_000_000].map(sizeText)).toEqual(['0 B', '999 B', '12 MB', '2 GB']);
});
