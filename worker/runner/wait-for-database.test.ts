// Tests that a worker process that starts first waits until its database responds and accepts writes.
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { setReadOnly } from '#testing/read-only-database.ts';
import { silentLog } from '#testing/silent-log.ts';
import { buildManyApplications, countNotices, recordShortlists } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker } from '#testing/worker-process.ts';
import { waitForDatabase } from './wait-for-database.ts';

const refusing = (errors: Error[]) => async () => {
  const error = errors.shift();
  if (error) throw error;
};
const withCode = (code: string) => Object.assign(new Error('no database'), { code });

it('A worker process waits while no server listens, while the server recovers, and while it is read-only', async () => {
  const errors = [withCode('ECONNREFUSED'), withCode('57P03'), withCode('25006')];
  await waitForDatabase(refusing(errors), silentLog);
  expect(errors).toEqual([]);
});

it('A worker process throws an error that waiting does not repair', async () => {
  await expect(waitForDatabase(refusing([withCode('28P01')]), silentLog)).rejects.toThrow('no database');
});

const isJson = (line: string) => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};
const notJson = (said: string) => said.split('\n').filter((line) => line !== '' && !isJson(line));

describe('a worker process with a read-only Postgres', () => {
  const database = useDatabase();

  it('A worker process that starts waits, logs JSON only, and does its tasks once the database is writable', async () => {
    const applications = await buildManyApplications(database.db, 3);
    const events = await recordShortlists(database.db, applications);
    await setReadOnly(database, 'on');
    const worker = await startWorker({ url: database.url, supervised: true });
    try {
      await waitFor('the worker to wait', () => worker.said().includes('waiting for the database'));
      expect((await worker.readiness())?.trouble).toBe('starting');
      await setReadOnly(database, 'off', { endConnections: false });
      await worker.untilReady();
      await waitFor(
        'all users to be notified',
        async () => (await countNotices(database.db, events)).size === events.length,
      );
      expect(worker.endings).toEqual([]);
      expect(notJson(worker.said())).toEqual([]);
    } finally {
      await worker.stop();
    }
  });

  it('A running worker process ends once with a JSON line; the next one waits and loses nothing', async () => {
    const worker = await startWorker({ url: database.url, supervised: true });
    try {
      await worker.untilReady();
      await setReadOnly(database, 'on');
      await waitFor('the next process to wait', () => worker.said().includes('waiting for the database'));
      const ends = worker.endings.length;
      await setReadOnly(database, 'off', { endConnections: false });
      const events = await recordShortlists(database.db, await buildManyApplications(database.db, 3));
      await waitFor(
        'all users to be notified',
        async () => (await countNotices(database.db, events)).size === events.length,
      );
      expect([ends, worker.endings.length]).toEqual([1, 1]);
      expect(notJson(worker.said())).toEqual([]);
    } finally {
      await worker.stop();
    }
  });
});

describe('an unhandled error', () => {
  const database = useDatabase();

  it('An unknown database ends the worker process with exit code 1 and one JSON line that holds the stack', async () => {
    const unknown = new URL(database.url);
    unknown.pathname = '/no_such_database';
    const worker = await startWorker({ url: unknown.href, supervised: false });
    const ending = await waitFor('the connection to close', () => worker.endings[0]);
    expect(ending.code).toBe(1);
    // The last output may arrive after the exit.
    const lines = () => worker.said().split('\n').slice(0, -1);
    const last = await waitFor('the error', () => lines().find((line) => line.includes('an error was not handled')));
    expect(notJson(worker.said())).toEqual([]);
    expect(JSON.parse(last)).toMatchObject({ level: 50, program: 'worker', code: '3D000' });
    expect(JSON.parse(last).stack.length).toBeGreaterThan(0);
  });
});
