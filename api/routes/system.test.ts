// The system page: waiting, running and failed tasks, processes, and task management.
import { expect, it } from 'vitest';
import { systemEndpoints as endpoints } from '#contracts/system.ts';
import { storeApiHeartbeat } from '#marketplace/system/process-queries.ts';
import { type ProcessFacts, showSystem } from '#marketplace/system/show-system.ts';
import { readClock } from '#platform/clock.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { countScanned } from '#testing/count-scanned.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);

const asRole = async (role: 'viewer' | 'moderator' | 'superuser' = 'superuser') =>
  api.as((await buildAdmin(database.db, role)).token);

interface Planned {
  task: string;
  key: string;
  attempts?: number;
  locked?: boolean;
  error?: string;
}

/** Inserts a task into the queue `outside` in the given state. Returns its id. */
async function plant({ task, key, attempts = 0, locked = false, error }: Planned): Promise<number> {
  const { rows } = await database.db.query(
    `select id::int from queue_outside.add_job($1, '{"event_id": 7}', job_key := $2)`,
    [task, key],
  );
  const id = Number(rows[0]?.id);
  await run(
    database.db,
    sql`update queue_outside._private_jobs set attempts = ${attempts}, last_error = ${error ?? null},
      locked_at = case when ${locked} then now() end, locked_by = case when ${locked} then 'pool-x' end where id = ${id}`,
  );
  return id;
}

const heartbeatOf = (process: string, durations: object = {}) =>
  run(
    database.db,
    sql`insert into worker_heartbeats (pool_id, queue, process, running, schedule, durations)
      values (${`pool-${process}`}, 'outside', ${process}, '{text_a}', ${JSON.stringify([{ task: 'cleanup', match: '17 21 * * *' }])}::jsonb,
        ${JSON.stringify(durations)}::jsonb)`,
  );

it('The system page shows waiting, running and failed tasks by queue and by type', async () => {
  await plant({ task: 'text_a', key: 'a1' });
  await plant({ task: 'text_a', key: 'a2', locked: true, attempts: 1 });
  await plant({ task: 'text_a', key: 'a3', attempts: 25 });
  await heartbeatOf('worker-1', { text_a: { runs: 9, last_ms: 12, p95_ms: 40 } });
  await storeApiHeartbeat(database.db, {
    process: 'api-1',
    version: '1.2.3',
    up_seconds: 3600,
    people: 5,
    administrators: 2,
    memory_bytes: 1000,
    delay_ms: 1.5,
  });
  const me = await asRole('viewer');
  const shown = await me.ok(endpoints.getSystem, {});
  expect(shown.queues.find(({ queue }) => queue === 'outside')).toMatchObject({
    waiting: 1,
    running: 1,
    failed: 1,
    state: 'on_time',
    runners: 1,
    capped: false,
  });
  // The other queues have no running worker process.
  expect(shown.queues.find(({ queue }) => queue === 'urgent')).toMatchObject({ state: 'stopped', runners: 0 });
  expect(shown.tasks.find(({ task }) => task === 'text_a')).toMatchObject({ failed: 1, last_ms: 12, p95_ms: 40 });
  expect(shown.workers).toMatchObject([{ process: 'worker-1', lives: true, running: ['text_a'] }]);
  expect(shown.scheduled).toContainEqual({ task: 'cleanup', schedule: '17 21 * * *', last_run_at: null });
  const up = (await readClock(database.db)) - Date.parse(shown.api[0]?.started_at ?? '');
  expect(Math.round(up / 60_000)).toBe(60);
  expect(shown.wake_ups).toBe('polling');
  expect(shown.sockets).toEqual({ people: 5, administrators: 2 });
  expect(shown.versions.last_migration).toMatch(/^\d{4}_/);
  expect(shown.disk.files?.free_bytes).toBeGreaterThan(0);
  expect(shown.connections.used).toBeLessThanOrEqual(shown.connections.most);
});

it('Failed tasks are shown with phone numbers redacted, and can be retried', async () => {
  const id = await plant({
    task: 'text_b',
    key: 'b1',
    attempts: 25,
    error: 'no answer from +91 98765 43210, asha@home.example',
  });
  const me = await asRole();
  const { tasks, total } = await me.ok(endpoints.listTasks, { query: { queue: 'outside', task: 'text_b' } });
  expect(total).toBe(1);
  expect(tasks).toMatchObject([{ id: String(id), state: 'failed', payload: '{"event_id": 7}', attempts: 25 }]);
  expect(tasks[0]?.last_error).toBe('no answer from …, …@…');
  const params = { queue: 'outside' as const, task_id: String(id) };
  expect(await me.ok(endpoints.retryTask, { params })).toEqual({ retried: 1 });
  const waiting = await me.ok(endpoints.listTasks, { query: { queue: 'outside', state: 'waiting', task: 'text_b' } });
  expect(waiting.tasks).toMatchObject([{ id: String(id), attempts: 0 }]);
  const { rows } = await database.db.query(`select action, target_id from admin_audit where target_id = $1`, [
    `outside/${id}`,
  ]);
  expect(rows).toEqual([{ action: 'task.retried', target_id: `outside/${id}` }]);
});

it('A running task cannot be retried or removed, and an unknown one gets `not_found`', async () => {
  const id = await plant({ task: 'text_c', key: 'c1', locked: true, attempts: 1 });
  const me = await asRole();
  const params = { queue: 'outside', task_id: String(id) };
  expect((await me.problem(endpoints.retryTask, { params })).code).toBe('task_running');
  expect((await me.problem(endpoints.removeTask, { params })).code).toBe('task_running');
  expect((await me.problem(endpoints.removeTask, { params: { ...params, task_id: '999999' } })).code).toBe('not_found');
});

it('A superuser retries all failed tasks of a type and removes one; a moderator gets `forbidden`', async () => {
  const [first, second] = [
    await plant({ task: 'text_d', key: 'd1', attempts: 25 }),
    await plant({ task: 'text_d', key: 'd2', attempts: 25 }),
  ];
  const params = { queue: 'outside' as const };
  const body = { task: 'text_d' };
  const moderator = await asRole('moderator');
  expect((await moderator.problem(endpoints.retryKind, { params, body })).code).toBe('forbidden');
  const me = await asRole();
  expect(await me.ok(endpoints.removeTask, { params: { ...params, task_id: String(first) } })).toEqual({ removed: 1 });
  expect(await me.ok(endpoints.retryKind, { params, body })).toEqual({ retried: 1, more: false });
  const { tasks } = await me.ok(endpoints.listTasks, { query: { queue: 'outside', state: 'waiting', task: 'text_d' } });
  expect(tasks.map(({ id }) => id)).toEqual([String(second)]);
});

/** Adds 20,000 waiting tasks to the queue `bulk`. The system page counts at most this number. */
async function addWaiting(): Promise<void> {
  await database.db.query(
    `insert into queue_bulk._private_tasks (identifier) values ('match_job') on conflict do nothing`,
  );
  await database.db.query(
    `insert into queue_bulk._private_jobs (task_id, payload, key) select (select id from queue_bulk._private_tasks where identifier = 'match_job'),
      '{"event_id": 1}', gen_random_uuid() from generate_series(1, 20000)`,
  );
}

it('The system page reads no more rows if more tasks wait than it counts', async () => {
  const me = await asRole();
  const facts: ProcessFacts = {
    release: { version: '1.2.3', commit: null },
    node: process.versions.node,
    redis: 'off',
    wake_ups: 'working',
    standby: { state: 'off', behind_seconds: null },
    files: null,
    database: { database_bytes: 0, tables: [] },
  };
  const rowsRead = async () => {
    await database.db.query('vacuum analyze queue_bulk._private_jobs');
    const { queues } = await me.ok(endpoints.getSystem, {});
    expect(queues.find(({ queue }) => queue === 'bulk')).toMatchObject({ capped: true, state: 'stopped' });
    return countScanned(database.db, (db) => showSystem(db, facts));
  };
  await addWaiting();
  const few = await rowsRead();
  expect(few).toBeGreaterThanOrEqual(20_000);
  for (let times = 1; times < 8; times += 1) await addWaiting();
  const many = await rowsRead();
  const list = await me.ok(endpoints.listTasks, { query: { queue: 'bulk', state: 'waiting' } });
  expect(list).toMatchObject({ total: 10_000, total_capped: true });
  // Eight times as many tasks: a full count would read eight times as many rows.
  expect(many).toBeLessThan(1.1 * few);
});
