// Storage in a local folder: written beside, made durable, then renamed, so that no half file ever has its name.
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

/** Makes the names in a folder durable. Windows cannot, and needs not. */
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
 * All files below a folder; one that is gone by the time it is looked at does not exist. Folder by folder, because Node's own
 * recursive walk leaves files out where a folder holds more than 32.
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

/** Keeps objects as files under `folder`, which only its owner may read. What a crash left half written ends in `.part`. */
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
