// Pictures of work of the demo workers and pictures of the sites of demo jobs: our own drawings.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomToken } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { workerPhone } from './people.ts';
import { insertJobPicture, insertWorkPicture } from './picture-queries.ts';

/** Width and height of every drawing, in pixels. */
const SIZE = { width: 800, height: 600 };

/** Number of the worker → names of the drawings, in the order of upload. */
const drawingsOf: Readonly<Record<number, readonly string[]>> = {
  1: ['wall', 'house', 'floor'],
  3: ['painted-wall'],
  9: ['panel'],
  29: ['panel'],
  33: ['house', 'wall'],
  35: ['door'],
};

/**
 * Key of the job → names of the drawings, in the order of upload. Drawings for a job of an unverified employer wait for
 * review.
 */
const sitesOf: Readonly<Record<string, readonly string[]>> = {
  'mason-baner': ['site-building', 'site-yard'],
  'helper-baner': ['site-yard'],
  'tiler-hinjewadi': ['site-room'],
  'painter-kothrud': ['site-room', 'site-building'],
  'mason-patna': ['site-building'],
  'loader-okhla': ['site-warehouse'],
};

/** Stores one drawing and returns the fields of its row. */
async function save(storage: Storage, file: string, prefix: 'pictures' | 'sites') {
  const bytes = readFileSync(file);
  const storage_key = `${prefix}/${randomToken()}`;
  await storage.put(storage_key, bytes, 'image/webp');
  return { ...SIZE, storage_key, size: bytes.length };
}

/** Stores the pictures of work. `folder` contains the drawings as WebP. */
export async function saveWorkPictures(tx: Tx, storage: Storage, folder: string): Promise<void> {
  for (const [number, names] of Object.entries(drawingsOf))
    for (const name of names) {
      const picture = await save(storage, path.join(folder, `${name}.webp`), 'pictures');
      await insertWorkPicture(tx, workerPhone(Number(number)), picture);
    }
}

/** Stores the pictures of sites. The jobs must exist. `folder` contains the drawings as WebP. */
export async function saveSitePictures(tx: Tx, storage: Storage, folder: string): Promise<void> {
  for (const [key, names] of Object.entries(sitesOf))
    for (const name of names)
      await insertJobPicture(tx, key, await save(storage, path.join(folder, `${name}.webp`), 'sites'));
}
