// Storage in a local folder: each file is written under a temporary name, synced, then renamed, so that a partial file
// never has its final name.
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomToken } from '../secrets.ts';
import { checkKey, type Storage, StorageFull } from './storage.ts';

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

async function writeComplete(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs the directory entries of a folder to the disk. Windows does not support this and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Yields all files below a folder, and skips files that are deleted in the meantime. Walks each folder separately,
 * because Node's recursive walk omits files in folders with more than 32 entries.
 */
async function* filesBelow(folder: string): AsyncGenerator<{ file: string; stored_at: Date }> {
  const entries = await opendir(folder).catch(() => []);
  for await (const { name } of entries) {
    const file = path.join(folder, name);
    const known = await stat(file).catch(() => null);
    if (known?.isDirectory()) yield* filesBelow(file);
    else if (known?.isFile()) yield { file, stored_at: known.mtime };
  }
}

/**
 * Stores objects as files under `folder`, readable only by their owner. A crash may leave partial files, which end in
 * `.part`.
 */
export function createLocalStorage(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, ...checkKey(key).split('/'));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const beside = `${file}.${randomToken()}.part`;
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await writeComplete(beside, bytes);
        await rename(beside, file);
        await syncFolder(path.dirname(file));
      } catch (error) {
        await rm(beside, { force: true });
        throw hasCode(error, 'ENOSPC', 'EDQUOT') ? new StorageFull() : error;
      }
    },
    async get(key) {
      try {
        return (await open(fileOf(key), 'r')).createReadStream();
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async *list(prefix) {
      for await (const { file, stored_at } of filesBelow(folder)) {
        const key = path.relative(folder, file).split(path.sep).join('/');
        if (key.startsWith(prefix)) yield { key, stored_at };
      }
    },
  };
}
