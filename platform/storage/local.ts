// Storage in a local folder: written beside, made durable, then renamed, so that no half file ever has its name.
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomToken } from '../secrets.ts';
import { type Storage, StorageFull } from './storage.ts';

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps objects as files under `folder`, which only its owner may read. */
export function openLocalStorage(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, ...key.split('/'));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const beside = `${file}.${randomToken()}.part`;
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await writeWhole(beside, bytes);
        await rename(beside, file);
      } catch (error) {
        await rm(beside, { force: true });
        throw hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT') ? new StorageFull() : error;
      }
    },
    async get(key) {
      const file = fileOf(key);
      const isThere = await stat(file).then(
        (found) => found.isFile(),
        () => false,
      );
      return isThere ? createReadStream(file) : null;
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async *list(prefix) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const file = path.join(entry.parentPath, entry.name);
        const key = path.relative(folder, file).split(path.sep).join('/');
        if (entry.isFile() && key.startsWith(prefix)) yield { key, stored_at: (await stat(file)).mtime };
      }
    },
  };
}
