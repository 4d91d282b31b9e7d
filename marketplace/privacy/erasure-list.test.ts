// Tests the erasure list outside the database: an entry for each requested, cancelled and completed erasure, with
// limited retention.
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { createLocalStorage } from '#platform/storage/local.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { silentLog } from '#testing/silent-log.ts';
import { testStorage } from '#testing/storage.ts';
import { applyErasureList } from './actions/erasure-list.ts';
import { eraseDue } from './actions/erasures.ts';
import { addLine, deleteOldEntries, type ErasureLine, latestEntries, readList } from './erasure-list.ts';

const database = useDatabase();
const api = useApi(database);
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-list-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const words = async () => latestEntries(await readList(testStorage)).map(({ status }) => status);

it('The erasure list records request, cancellation and completion of an erasure without personal data', async () => {
  const person = await buildLabour(database.db, { first_name: 'Listed' });
  const client = api.as(await buildSession(database.db, person));
  await client.ok(privacyEndpoints.eraseAccount, {});
  await runTasks(database);
  expect(await words()).toEqual(['pending']);
  await client.ok(privacyEndpoints.keepAccount, {});
  await runTasks(database);
  expect(await words()).toEqual(['cancelled']);
  await client.ok(privacyEndpoints.eraseAccount, {});
  await run(database.db, sql`update data_requests set due_at = now() where status = 'pending'`);
  const deps = {
    db: database.db,
    storage: testStorage,
    secrets: null,
    log: silentLog,
    deleteSms: async () => undefined,
  };
  await eraseDue(deps, () => undefined);
  expect(await words()).toEqual(['done']);
  const lines = await readList(testStorage);
  expect(lines.flatMap((line) => Object.keys(line)).sort()).toEqual(
    lines.flatMap(() => ['due_at', 'request', 'requested_at', 'status', 'uid']).sort(),
  );
  // A database that is up to date does not change.
  expect(await applyErasureList(database.db, lines)).toEqual({ pending: 0, cancelled: 0, done: 0 });
});

it('An erasure is rolled back if its entry cannot be written to the erasure list', async () => {
  const person = await buildLabour(database.db, { first_name: 'Unlisted' });
  await api.as(await buildSession(database.db, person)).ok(privacyEndpoints.eraseAccount, {});
  await run(database.db, sql`update data_requests set due_at = now() where status = 'pending'`);
  const storage = { ...testStorage, put: () => Promise.reject(new Error('no room')) };
  const deps = { db: database.db, storage, secrets: null, log: silentLog, deleteSms: async () => undefined };
  await expect(eraseDue(deps, () => undefined)).rejects.toThrow('no room');
  const names = sql`select first_name from users where id = ${person.id}`;
  expect(await many(database.db, names, z.object({ first_name: z.string() }))).toEqual([{ first_name: 'Unlisted' }]);
});

it('`deleteOldEntries` deletes entries that are older than every backup', async () => {
  const storage = createLocalStorage(folder);
  const line: ErasureLine = {
    uid: 'a82264fa-84d4-4874-8fc7-2ec2bbd49e84',
    request: 1,
    status: 'done',
    requested_at: '2026-11-01T00:00:00Z',
    due_at: '2026-11-08T00:00:00Z',
  };
  for (const request of [1, 2]) await addLine(storage, { ...line, request });
  const long = new Date(Date.now() - 46 * 86_400_000);
  utimesSync(path.join(folder, 'erasures', `${line.uid}.1.done`), long, long);
  await deleteOldEntries(storage, () => undefined);
  expect(readdirSync(path.join(folder, 'erasures'))).toEqual([`${line.uid}.2.done`]);
});
