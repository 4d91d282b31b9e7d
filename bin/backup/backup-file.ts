// Reads and writes backup files, which are packed, compressed and encrypted. A backup is written under a temporary name
// and renamed when it is complete.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Entry, pack, unpack } from './archive.ts';
import { decrypt, encrypt } from './encrypted-stream.ts';

async function makeDurable(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a backup and resolves with its size in bytes. If writing fails, no file with this name exists. */
export async function writeBackup(file: string, secret: string, entries: AsyncIterable<Entry>): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.part`;
  try {
    await pipeline(
      Readable.from(pack(entries)),
      createGzip({ level: 1 }),
      (compressed: AsyncIterable<Uint8Array>) => encrypt(secret, compressed),
      createWriteStream(beside, { mode: 0o600, flags: 'w' }),
    );
    await makeDurable(beside);
    await rename(beside, file);
    if (process.platform !== 'win32') await makeDurable(path.dirname(file));
    return (await stat(file)).size;
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/**
 * Passes each entry of a backup to `visit`, in the order of the file. Throws {@link NotABackup} if the file is invalid,
 * or if it was changed or encrypted with another key.
 */
export async function readBackup(file: string, secret: string, visit: (entry: Entry) => Promise<void>): Promise<void> {
  await pipeline(
    createReadStream(file),
    (encrypted: AsyncIterable<Uint8Array>) => decrypt(secret, encrypted),
    createGunzip(),
    async (packed: AsyncIterable<Uint8Array>) => {
      for await (const entry of unpack(packed)) await visit(entry);
    },
  );
}
