// Pictures of work of the demo workers: our own drawings.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomToken } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { workerPhone } from './people.ts';
import { insertWorkPicture } from './queries.ts';

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

/** Stores the pictures of work. `folder` contains the drawings as WebP. */
export async function saveWorkPictures(tx: Tx, storage: Storage, folder: string): Promise<void> {
  for (const [number, names] of Object.entries(drawingsOf))
    for (const name of names) {
      const bytes = readFileSync(path.join(folder, `${name}.webp`));
      const storage_key = `pictures/${randomToken()}`;
      await storage.put(storage_key, bytes, 'image/webp');
      await insertWorkPicture(tx, workerPhone(Number(number)), { ...SIZE, storage_key, size: bytes.length });
    }
}
