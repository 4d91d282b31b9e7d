// The first reading of a backup: all of it is opened and judged before a byte is written anywhere.
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
  /** The dump of roles; '' without one. */
  roles: string;
  /** The list of erasures as it was then. */
  lines: ErasureLine[];
}

/** Reads a backup to its end. Throws a sentence where anything of it is not as it was made. */
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
