// Pictures of a worker's work: list, add, remove, and read the bytes.
import { Readable } from 'node:stream';
import { MAX_WORK_PICTURES, type Picture, type PictureSize } from '#contracts/pictures.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { renderThumbnail } from '#platform/pictures.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { countUpload } from '../../files/actions/count-upload.ts';
import { readBytes, readWhole } from '../../files/actions/fetch.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import { storeBytes } from '../../files/actions/store-bytes.ts';
import { inspectPhoto } from '../../files/inspection/inspect.ts';
import { lockOwner } from '../../files/queries.ts';
import {
  countWorkPictures,
  findWorkPictureFor,
  insertWorkPicture,
  listWorkPictures,
  removeWorkPictureRow,
} from '../queries.ts';

type FileDeps = Pick<Deps, 'db' | 'log' | 'storage'>;

/** Returns the worker's pictures of work in the order of upload, and how many a worker may have. */
export async function showWorkPictures({ db }: Pick<ReadDeps, 'db'>, labour: Person) {
  return { pictures: await listWorkPictures(db, labour.id), limit: MAX_WORK_PICTURES };
}

async function requireRoom(tx: Tx, labourId: number): Promise<void> {
  if ((await countWorkPictures(tx, labourId)) >= MAX_WORK_PICTURES)
    fail('pictures_limit', { limit: MAX_WORK_PICTURES });
}

/** Inserts the database row of a stored picture. If the transaction fails, deletes the bytes from the storage. */
async function nameBytes(deps: FileDeps, labourId: number, file: Parameters<typeof insertWorkPicture>[2]) {
  try {
    return await inTransaction(deps.db, async (tx) => {
      if (!(await lockOwner(tx, labourId))) fail('not_authenticated');
      await requireRoom(tx, labourId);
      return insertWorkPicture(tx, labourId, file);
    });
  } catch (error) {
    await removeBytes(deps, [file.storage_key]);
    throw error;
  }
}

/**
 * Adds a picture of work and returns it. Only its pixels are stored. Fails with `pictures_limit` if the worker has
 * `MAX_WORK_PICTURES`, and as `saveFile` does for a file that is not an acceptable picture.
 */
export async function addWorkPicture(deps: FileDeps, labour: Person, bytes: Buffer): Promise<Picture> {
  await countUpload(deps, labour.id, (tx) => requireRoom(tx, labour.id));
  const { width, height, ...photo } = await inspectPhoto(bytes);
  const storage_key = await storeBytes(deps, { folder: 'pictures', ...photo });
  return nameBytes(deps, labour.id, { storage_key, width, height, size: photo.bytes.length });
}

/** Removes a picture of work. `removed` is false if the worker has no such picture. */
export async function removeWorkPicture(deps: FileDeps, labour: Person, uid: string): Promise<{ removed: boolean }> {
  const key = await removeWorkPictureRow(deps.db, labour.id, uid);
  if (key === null) return { removed: false };
  await removeBytes(deps, [key]);
  return { removed: true };
}

/**
 * Returns the bytes of a picture of work as a stream. Fails with `not_found` if the caller may not read the picture, and
 * with `unavailable` if the storage is down. Unlike the documents in `files`, pictures of work are meant for every
 * employer of the worker, so reading them is not recorded. The small size is rendered for each call: a browser caches
 * it, and stored copies would need more storage and a further kind of object to erase.
 */
export async function fetchWorkPicture(deps: FileDeps, person: Person, uid: string, size: PictureSize) {
  const whole = await readBytes(deps, (await findWorkPictureFor(deps.db, person, uid)) ?? fail('not_found'));
  if (size === 'whole') return whole;
  const small = await renderThumbnail(await readWhole(whole.bytes));
  return { ...whole, bytes: Readable.from([small]), size: small.length };
}
