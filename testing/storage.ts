// The file storage for tests: local storage in a temporary folder that is deleted with the test process.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createLocalStorage } from '#platform/storage/local.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-files-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

export const testStorageFolder = folder;
export const testStorage = createLocalStorage(folder);

/** Deletes files that earlier tests left behind. Test files that run in the same process share this storage. */
export function emptyTestStorage(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}
