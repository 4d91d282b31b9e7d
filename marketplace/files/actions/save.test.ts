// Keeping a file is all or nothing: a full disk, a storage that is away, an owner who is gone meanwhile.
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

describe('a file that cannot be kept', () => {
  it('for want of room is refused with 507, the one before stays, and later it goes on', async () => {
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

  it('because the storage is away is refused for now', async () => {
    const labour = await buildLabour(database.db);
    await expect(saveFile(refusing(new StorageUnavailable()), labour, resume)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await listFilesOf(database.db, labour.id)).toEqual([]);
  });

  it('because its owner is gone meanwhile leaves no bytes', async () => {
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

it('bytes that cannot be removed hold up no newer file', async () => {
  const labour = await buildLabour(database.db);
  await saveFile(depsWith({}), labour, resume);
  const deps = depsWith({ remove: () => Promise.reject(new StorageUnavailable()) });
  const kept = await saveFile(deps, labour, { ...resume, name: 'newer.pdf' });
  expect(kept.name).toBe('newer.pdf');
});
