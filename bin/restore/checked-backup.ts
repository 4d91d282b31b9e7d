// Verifies a whole backup before anything is written: decrypts it and checks that it is complete.
import { buffer } from 'node:stream/consumers';
import { type ErasureLine, readLine } from '#marketplace/privacy/erasure-list.ts';
import { readBackup } from '../backup/backup-file.ts';
import { NotABackup } from '../backup/encrypted-stream.ts';
import { MANIFEST, type Manifest, manifestShape, ROLES } from '../backup/manifest.ts';
import { isLine } from '../backup/stored-files.ts';

export interface CheckedBackup {
  file: string;
  key: string;
  manifest: Manifest;
  /** The dump of the roles as SQL text; '' for a backup without roles. */
  roles: string;
  /** The erasure list at the time of the backup. */
  lines: ErasureLine[];
}

/** Reads a backup to its end. Throws if the backup is invalid, incomplete or changed; the message names the reason. */
export async function checkBackup(file: string, key: string): Promise<CheckedBackup> {
  let manifest: Manifest | null = null;
  let roles = '';
  const lines: ErasureLine[] = [];
  await readBackup(file, key, async ({ name, bytes }) => {
    if (name === MANIFEST) manifest = manifestShape.parse(JSON.parse((await collect(bytes)).toString()));
    else if (name === ROLES) roles = (await collect(bytes)).toString();
    else if (isLine(name)) lines.push(readLine(await collect(bytes)));
  });
  if (!manifest) throw new NotABackup('The backup has no manifest.');
  return { file, key, manifest, roles, lines };
}

const collect = async (bytes: AsyncIterable<Uint8Array>) => buffer(bytes);
