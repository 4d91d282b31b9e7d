// Tests of the storage contract for both storages: a folder, and a bucket of a real S3 server.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { testSecrets } from '#testing/secrets.ts';
import { readEnv } from '../env.ts';
import { createLocalStorage } from './local.ts';
import { createStorage } from './open.ts';
import { type Storage, StorageFull, StorageUnavailable } from './storage.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-storage-'));
const BUCKET = 'kaamsetu-files';
let server: S3rver | null = null;
let port = 0;

const envWith = (more: Record<string, string>) =>
  readEnv({ APP_ENV: 'test', ...testSecrets, DATABASE_URL: 'postgres://localhost/none', DATA_DIR: folder, ...more });

const bucketOf = (name: string, at = port) =>
  createStorage(
    envWith({
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${at}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
    }),
  );

beforeAll(async () => {
  port = await freePort();
  const directory = path.join(folder, 'buckets');
  mkdirSync(directory);
  const options = { port, address: '127.0.0.1', silent: true, directory };
  server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await server.run();
});

afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const storages: Record<string, () => Storage> = {
  'a folder': () => createStorage(envWith({})),
  'a bucket': () => bucketOf(BUCKET),
};

async function read(storage: Storage, key: string): Promise<Buffer | null> {
  const stream = await storage.get(key);
  return stream ? buffer(stream) : null;
}

async function keysUnder(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

describe.each(Object.entries(storages))('storage in %s', (_name, open) => {
  it('The storage returns the stored bytes unchanged, and a second put replaces the first', async () => {
    const storage = open();
    const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, place) => (place * 31) % 256));
    await storage.put('files/a', Buffer.from('first'), 'text/plain');
    await storage.put('files/a', bytes, 'application/pdf');
    expect((await read(storage, 'files/a'))?.equals(bytes)).toBe(true);
  });

  it('The storage returns null for an absent key and removes a key twice without an error', async () => {
    const storage = open();
    await storage.put('files/b', Buffer.from('b'), 'text/plain');
    await storage.remove('files/b');
    await storage.remove('files/b');
    expect([await read(storage, 'files/b'), await read(storage, 'files/never')]).toEqual([null, null]);
  });

  it('The storage lists the objects under a prefix with their time', async () => {
    const storage = open();
    for (const key of ['lists/a', 'lists/b', 'others/c']) await storage.put(key, Buffer.from(key), 'text/plain');
    expect(await keysUnder(storage, 'lists/')).toEqual(['lists/a', 'lists/b']);
    for await (const { stored_at } of storage.list('others/'))
      expect(Math.abs(Date.now() - stored_at.getTime())).toBeLessThan(60_000);
  });

  it('The storage lists all of 80 objects', async () => {
    const storage = open();
    const many = Array.from({ length: 80 }, (_, place) => `many/${String(place).padStart(3, '0')}`);
    for (const key of many) await storage.put(key, Buffer.from(key), 'text/plain');
    expect(await keysUnder(storage, 'many/')).toEqual(many);
  });

  it('The storage rejects a key that leaves its folder', async () => {
    const storage = open();
    for (const key of ['../a', 'files/../../a', '/etc/passwd', 'files/.a', 'files/a\0', ''])
      await expect(Promise.resolve().then(() => storage.put(key, Buffer.from('x'), 'text/plain'))).rejects.toThrow(
        'Not a storage key',
      );
  });
});

describe('local storage', () => {
  it('The local storage is in the data folder and accessible only to its owner', () => {
    const kept = path.join(folder, 'files', 'files', 'a');
    expect([statSync(kept).mode & 0o777, statSync(path.dirname(kept)).mode & 0o777]).toEqual([0o600, 0o700]);
  });

  it('Listing a missing folder returns no keys', async () => {
    expect(await keysUnder(createLocalStorage(path.join(folder, 'nowhere')), '')).toEqual([]);
  });

  it('A put to a full disk leaves no file and fails with StorageFull, and works again when there is space', async () => {
    const full = path.join(folder, 'full');
    mkdirSync(full);
    if (!mounts(full)) return;
    try {
      const storage = createLocalStorage(full);
      await expect(storage.put('files/a', Buffer.alloc(2 * 1024 * 1024), 'text/plain')).rejects.toThrow(StorageFull);
      expect(readdirSync(path.join(full, 'files'))).toEqual([]);
      await storage.put('files/b', Buffer.alloc(1024), 'text/plain');
      expect(await keysUnder(storage, '')).toEqual(['files/b']);
    } finally {
      execFileSync('umount', [full]);
    }
  });
});

/** Mounts a file system of 1 MB at `place`. Returns false if this account may not mount. */
function mounts(place: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('S3 storage', () => {
  it('A put to a full bucket fails with StorageFull', async () => {
    const full = createServer((_req, res) => res.writeHead(507).end());
    const at = await freePort();
    await new Promise<void>((resolve) => full.listen(at, '127.0.0.1', resolve));
    await expect(bucketOf(BUCKET, at).put('files/a', Buffer.from('x'), 'text/plain')).rejects.toThrow(StorageFull);
    full.closeAllConnections();
    await new Promise((resolve) => full.close(resolve));
  });

  it('A put to an unavailable bucket fails with StorageUnavailable, and to a missing bucket with NoSuchBucket', async () => {
    const away = bucketOf(BUCKET, await freePort());
    await expect(away.put('files/secret', Buffer.from('x'), 'text/plain')).rejects.toThrow(StorageUnavailable);
    const missing = bucketOf('no-such-bucket');
    await expect(missing.put('files/secret', Buffer.from('x'), 'text/plain')).rejects.toThrow(/NoSuchBucket/);
  });
});
