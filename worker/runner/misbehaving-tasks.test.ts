// Tests tasks that block the event loop, report no progress, or are locked by a frozen process: other tasks continue,
// and no task completes twice.
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { bundleProgram } from '#testing/bundle-program.mjs';
import { useDatabase } from '#testing/database.ts';
import { silentLog } from '#testing/silent-log.ts';
import { addTasks, countHeld, countOf, tasksIn } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker } from '#testing/worker-process.ts';
import { sweep } from './sweeper.ts';

let program = '';
beforeAll(async () => {
  program = await bundleProgram('testing/workers/misbehaving.ts');
});

/** Creates a database with the table in which the tasks record their steps. */
function useMarks() {
  const database = useDatabase();
  beforeAll(() =>
    database.db.query(
      'create table marks (name text primary key, process text not null, at timestamptz default now())',
    ),
  );
  return database;
}

async function marks(db: Db, like: string): Promise<string[]> {
  const rows = await many(
    db,
    sql`select name from marks where name like ${like} order by name`,
    z.object({ name: z.string() }),
  );
  return rows.map(({ name }) => name);
}

const ids = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

describe('a task that blocks the event loop', () => {
  const database = useMarks();

  it('The watchdog kills the process of a blocking task, and the other tasks finish', async () => {
    const { db, url } = database;
    await addTasks(db, 'urgent', { name: 'held', eventIds: ids(3) });
    const worker = await startWorker({ url, program, supervised: true, environment: { WORKER_NAME: 'only' } });
    try {
      await waitFor('three running tasks', async () => (await marks(db, 'held %')).length === 3);
      await addTasks(db, 'urgent', { name: 'blocking_once', eventIds: [4] });
      await addTasks(db, 'urgent', { name: 'good', eventIds: ids(20) });
      await waitFor('the watchdog', () => worker.endings.length > 0);
      await run(db, sql`insert into marks (name, process) values ('go', 'test')`);
      await waitFor('all tasks to finish', async () => (await countOf(db, 'queue_urgent.jobs')) === 0);
      expect(worker.endings).toEqual([{ code: null, signal: 'SIGKILL' }]);
      expect(await marks(db, 'good %')).toHaveLength(20);
      expect(await marks(db, 'finished %')).toHaveLength(3);
      expect(await marks(db, 'blocking again')).toHaveLength(1);
    } finally {
      await worker.stop();
    }
  });
});

describe('a silent task', () => {
  const database = useMarks();

  it('A silent task fails alone and is retried, while other tasks and the process continue', async () => {
    const { db, url } = database;
    await addTasks(db, 'urgent', { name: 'silent', eventIds: [1] });
    const worker = await startWorker({ url, program, supervised: false });
    try {
      await waitFor('the silent task to be taken', async () => (await countHeld(db)) === 1);
      await addTasks(db, 'urgent', { name: 'good', eventIds: ids(20) });
      await waitFor('the other tasks', async () => (await marks(db, 'good %')).length === 20);
      const failed = await waitFor('the silent task to fail', async () =>
        (await tasksIn(db, 'urgent')).find(({ last_error }) => last_error !== null),
      );
      expect(failed).toMatchObject({ task_identifier: 'silent', attempts: 1, locked_by: null });
      expect(failed.last_error).toContain('silent reported nothing for 10000 ms');
      expect(worker.endings).toEqual([]);
      expect(await worker.readiness()).toMatchObject({ code: 200, trouble: null });
    } finally {
      await worker.stop();
    }
  });
});

describe('a frozen process', () => {
  const database = useMarks();

  it('A frozen process loses its lease; after it resumes it exits and completes no task that another process took over', async () => {
    const { db, url } = database;
    const start = (name: string) =>
      startWorker({ url, program, supervised: false, environment: { WORKER_NAME: name } });
    const sleeper = await start('sleeper');
    const others = [];
    try {
      await addTasks(db, 'urgent', { name: 'held', eventIds: [1] });
      await waitFor('the task to be taken', async () => (await marks(db, 'held 1 by sleeper')).length === 1);
      sleeper.signal('SIGSTOP');
      others.push(await start('successor'));
      const swept = `worker_heartbeats where process = 'sleeper'`;
      await waitFor('its lease to end', async () => (await countOf(db, swept)) === 0);
      await waitFor('the successor', async () => (await marks(db, 'held 1 by successor')).length === 1);
      await run(db, sql`insert into marks (name, process) values ('go', 'test')`);
      sleeper.signal('SIGCONT');
      await waitFor('the frozen process to exit', () => sleeper.endings.length === 1);
      expect(sleeper.endings[0]).not.toEqual({ code: 0, signal: null });
      await waitFor('the task to be done', async () => (await countOf(db, 'queue_urgent.jobs')) === 0);
      expect(await marks(db, 'finished %')).toEqual(['finished 1 by successor']);
    } finally {
      await sleeper.stop();
      for (const other of others) await other.stop();
    }
  });
});

describe('prefetched tasks', () => {
  const database = useMarks();

  it('Prefetched tasks get their attempt back when their worker process is killed, except those that may have started', async () => {
    const { db, url } = database;
    await addTasks(db, 'bulk', { name: 'held', eventIds: ids(120) });
    const worker = await startWorker({ url, program, supervised: false, environment: { WORKER_SWEEPS: 'false' } });
    await waitFor('four tasks to run', async () => (await marks(db, 'held %')).length === 4);
    await waitFor('all tasks to be fetched', async () => (await countHeld(db)) === 120);
    expect((await tasksIn(db, 'bulk')).map(({ attempts }) => attempts)).toEqual(Array(120).fill(1));
    await worker.stop('SIGKILL');

    await run(db, sql`update worker_heartbeats set seen_at = now()`);
    await sweep(db, ['bulk'], silentLog);
    expect(await countHeld(db), 'within its lease a runner is not taken for dead').toBe(120);
    await run(db, sql`update worker_heartbeats set seen_at = now() - interval '7 seconds'`);
    await sweep(db, ['bulk'], silentLog);
    expect(await countHeld(db)).toBe(0);
    const attempts = (await tasksIn(db, 'bulk')).map((task) => task.attempts);
    expect(attempts).toEqual([...Array(20).fill(1), ...Array(100).fill(0)]);
  });
});

describe('tasks of a dead worker process', () => {
  const database = useMarks();

  it('Tasks of a dead worker process run again at once the first time, and then with a growing delay', async () => {
    const { db } = database;
    await addTasks(db, 'urgent', { name: 'held', eventIds: ids(4) });
    await run(
      db,
      sql`update queue_urgent._private_jobs set locked_by = 'dead', locked_at = now() - interval '7 seconds',
        attempts = (payload ->> 'event_id')::int`,
    );
    const timeNow = () =>
      one(db, sql`select extract(epoch from clock_timestamp())::float8 as at`, z.object({ at: z.number() }));
    const { at: before } = await timeNow();
    await sweep(db, ['bulk'], silentLog);
    const { at: after } = await timeNow();
    const rows = await many(
      db,
      sql`select extract(epoch from run_at)::float8 as at from queue_urgent.jobs order by id`,
      z.object({ at: z.number() }),
    );
    const max = [0, 18, 36, 72];
    for (const [place, { at }] of rows.entries()) {
      expect(at - after).toBeLessThanOrEqual(max[place] ?? 0);
      // The sweeper delays a task by a random time between a third of `max` and `max`.
      expect(Math.max(at - before, 0)).toBeGreaterThanOrEqual((max[place] ?? 0) / 3);
    }
    expect(rows).toHaveLength(4);
  });
});
