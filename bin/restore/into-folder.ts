// Restores the data folder of an embedded server into an empty location. The server recovers the database when it
// starts.

import { createWriteStream, existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findBinaries } from '#platform/embedded/binaries.ts';
import { clusterIn } from '#platform/embedded/cluster.ts';
import { chooseIdentity } from '#platform/embedded/identity.ts';
import { lockDataFolder } from '#platform/embedded/owner.ts';
import type { Entry } from '../backup/archive.ts';
import { readBackup } from '../backup/backup-file.ts';
import { CLUSTER, PASSWORD } from '../backup/manifest.ts';
import type { CheckedBackup } from './checked-backup.ts';

type Account = { uid: number; gid: number } | null;

/** Returns the path of an entry below a folder. Throws if the entry would be outside the folder. */
function placeOf(folder: string, name: string): string {
  const file = path.resolve(folder, name);
  if (file !== folder && !file.startsWith(folder + path.sep))
    throw new Error(`${name} is not a path in the data folder.`);
  return file;
}

async function put({ name, bytes }: Entry, folder: string, account: Account): Promise<void> {
  const file = placeOf(folder, name);
  if (name.endsWith('/')) await mkdir(file, { recursive: true, mode: 0o700 });
  else await pipeline(Readable.from(bytes), createWriteStream(file, { mode: 0o600 }));
  if (account) await chown(file, account.uid, account.gid);
}

/** Restores the data folder into `dir`. Throws if `dir` already contains a database. Starts no server. */
export async function intoFolder(dir: string, backup: CheckedBackup): Promise<void> {
  await mkdir(dir, { recursive: true });
  const release = lockDataFolder(dir);
  try {
    const { folder, account } = chooseIdentity(findBinaries(), dir);
    const cluster = clusterIn(folder);
    if (existsSync(cluster.data))
      throw new Error(`There is a database in ${dir} already. Choose a new DATA_DIR. A restore never replaces data.`);
    const beside = `${cluster.data}.part`;
    await rm(beside, { recursive: true, force: true });
    await put({ name: './', bytes: Readable.from([]) }, beside, account);
    await readBackup(backup.file, backup.key, async (entry) => {
      if (entry.name.startsWith(CLUSTER))
        await put({ ...entry, name: entry.name.slice(CLUSTER.length) }, beside, account);
      if (entry.name === PASSWORD) await put(entry, folder, account);
    });
    await rename(beside, cluster.data);
    await writeFile(path.join(folder, 'initialised'), '');
  } finally {
    release();
  }
}

/** Renames the data folder of a failed restore, so that the product cannot start with it. Returns the new path. */
export async function putAside(dir: string): Promise<string> {
  const { data } = clusterIn(chooseIdentity(findBinaries(), dir).folder);
  const aside = `${data}.failed`;
  await rm(aside, { recursive: true, force: true });
  await rename(data, aside);
  return aside;
}
