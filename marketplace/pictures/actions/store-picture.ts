// Stores an uploaded picture with its database row, and reads the bytes of a stored picture.
import { Readable } from 'node:stream';
import type { PictureSize } from '#contracts/pictures.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { renderThumbnail } from '#platform/pictures.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { countUpload } from '../../files/actions/count-upload.ts';
import { readBytes, readWhole } from '../../files/actions/fetch.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import { storeBytes } from '../../files/actions/store-bytes.ts';
import { inspectPhoto } from '../../files/inspection/inspect.ts';
import { lockOwner } from '../../files/queries.ts';
import type { NewPicture } from '../new-picture.ts';

export type FileDeps = Pick<Deps, 'db' | 'log' | 'storage'>;

interface PictureUpload<T> {
  folder: 'pictures' | 'sites';
  bytes: Buffer;
  /** Fails if the owner may not add a picture. Runs before the bytes are inspected, and again before the insert. */
  requireRoom: (tx: Tx) => Promise<void>;
  insert: (tx: Tx, file: NewPicture) => Promise<T>;
}

/**
 * Stores the pixels of an uploaded picture, inserts its row and returns the result of `insert`. Fails as `requireRoom`
 * does, and as `saveFile` does for a file that is not an acceptable picture. If the insert fails, deletes the bytes.
 */
export async function storePicture<T>(
  deps: FileDeps,
  ownerId: number,
  { folder, bytes, requireRoom, insert }: PictureUpload<T>,
): Promise<T> {
  await countUpload(deps, ownerId, requireRoom);
  const { width, height, ...photo } = await inspectPhoto(bytes);
  const storage_key = await storeBytes(deps, { folder, ...photo });
  try {
    return await inTransaction(deps.db, async (tx) => {
      if (!(await lockOwner(tx, ownerId))) fail('not_authenticated');
      await requireRoom(tx);
      return insert(tx, { storage_key, width, height, size: photo.bytes.length });
    });
  } catch (error) {
    await removeBytes(deps, [storage_key]);
    throw error;
  }
}

type StoredBytes = Parameters<typeof readBytes>[1];

/**
 * Returns the bytes of a picture as a stream. Fails with `not_found` if `picture` is null, and with `unavailable` if the
 * storage is down. The small size is rendered for each call: a browser caches it, and stored copies would need more
 * storage and a further kind of object to erase.
 */
export async function readPicture<P extends StoredBytes>(deps: FileDeps, picture: P | null, size: PictureSize) {
  const whole = await readBytes(deps, picture ?? fail('not_found'));
  if (size === 'whole') return whole;
  const small = await renderThumbnail(await readWhole(whole.bytes));
  return { ...whole, bytes: Readable.from([small]), size: small.length };
}
