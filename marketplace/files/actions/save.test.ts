// Tests that saving a file is atomic if the disk is full, the storage is unavailable, or the owner is erased during the
// upload.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run, sql } from '#platform/sql.ts';
import { createLocalStorage } from '#platform/storage/local.ts';
import { type Storage, StorageFull, StorageUnavailable } from '#platform/storage/storage.ts';
import { useDatabase } from '#testing/database.ts';
import { testDocuments } from '#testing/documents.ts';
import { buildLabour } from '#testing/factories.ts';
import { makePdf } from '#testing/hostile-files/documents.ts';
import { silentLog } from '#testing/silent-log.ts';
import { listFilesOf } from '../queries.ts';
import { saveFile } from './save.ts';

const database = useDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-keep-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = createLocalStorage(folder);
const stored = () => readdirSync(path.join(folder, 'files')).length;

const resume = { kind: 'resume', name: 'a.pdf', bytes: makePdf() } as const;
const depsWith = (changes: Partial<Storage>) => ({
  db: database.db,
  documents: testDocuments,
  log: silentLog,
  storage: { ...storage, ...changes },
});
const refusing = (error: Error) => depsWith({ put: () => Promise.reject(error) });

describe('Files that cannot be stored', () => {
  it('Saving a file to a full storage fails with 507 and keeps the previous file; a later attempt succeeds', async () => {
    const labour = await buildLabour(database.db);
    await saveFile(depsWith({}), labour, resume);
    const before = await listFilesOf(database.db, labour.id);
    await expect(saveFile(refusing(new StorageFull()), labour, resume)).rejects.toMatchObject({
      code: 'storage_full',
      status: 507,
    });
    expect([await listFilesOf(database.db, labour.id), stored()]).toEqual([before, 1]);
    await saveFile(depsWith({}), labour, resume);
    expect(stored()).toBe(1);
  });

  it('Saving a file fails with `unavailable` while the storage is unavailable', async () => {
    const labour = await buildLabour(database.db);
    await expect(saveFile(refusing(new StorageUnavailable()), labour, resume)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await listFilesOf(database.db, labour.id)).toEqual([]);
  });

  it('An upload whose owner is erased in the meantime leaves no bytes in the storage', async () => {
    const labour = await buildLabour(database.db);
    const before = stored();
    const deps = depsWith({
      put: async (key, bytes, type) => {
        await storage.put(key, bytes, type);
        await run(database.db, sql`update users set erased_at = now() where id = ${labour.id}`);
      },
    });
    await expect(saveFile(deps, labour, resume)).rejects.toMatchObject({ code: 'not_authenticated' });
    expect([await listFilesOf(database.db, labour.id), stored()]).toEqual([[], before]);
  });
});

it('A failed deletion of the previous bytes does not prevent saving a newer file', async () => {
  const labour = await buildLabour(database.db);
  await saveFile(depsWith({}), labour, resume);
  const deps = depsWith({ remove: () => Promise.reject(new StorageUnavailable()) });
  const kept = await saveFile(deps, labour, { ...resume, name: 'newer.pdf' });
  expect(kept.name).toBe('newer.pdf');
});
