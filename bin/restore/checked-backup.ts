// Verifies a backup before anything is written: decrypts and checks all of it.
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
  /** The role dump; '' for a backup without roles. */
  roles: string;
  /** The erasure list at the time of the backup. */
  lines: ErasureLine[];
}

/** Reads a backup to its end. Throws one sentence if any part of it was changed. */
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
