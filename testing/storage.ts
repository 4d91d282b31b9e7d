// A storage for tests: the real one of a local folder, in a temporary folder that goes with the test process.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createLocalStorage } from '#platform/storage/local.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-files-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

export const testStorageFolder = folder;
export const testStorage = createLocalStorage(folder);
