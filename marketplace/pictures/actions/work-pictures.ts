// Pictures of a worker's work: lists, adds and removes pictures, and returns the bytes of a picture.
import type { Picture } from '#contracts/picture-shape.ts';
import { MAX_WORK_PICTURES, type PictureSize } from '#contracts/pictures.ts';
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import {
  countWorkPictures,
  findWorkPictureFor,
  insertWorkPicture,
  listWorkPictures,
  removeWorkPictureRow,
} from '../queries.ts';
import { type FileDeps, readPicture, storePicture } from './store-picture.ts';

/** Returns the worker's pictures of work in the order of upload, and the maximum number of pictures per worker. */
export async function showWorkPictures({ db }: Pick<ReadDeps, 'db'>, labour: Person) {
  return { pictures: await listWorkPictures(db, labour.id), limit: MAX_WORK_PICTURES };
}

async function requireRoom(tx: Tx, labourId: number): Promise<void> {
  if ((await countWorkPictures(tx, labourId)) >= MAX_WORK_PICTURES)
    fail('pictures_limit', { limit: MAX_WORK_PICTURES });
}

/**
 * Adds a picture of work and returns the picture. Stores only the pixels, not the metadata. Fails with `pictures_limit`
 * if the worker already has `MAX_WORK_PICTURES` pictures, and as `storePicture` does.
 */
export function addWorkPicture(deps: FileDeps, { id }: Person, bytes: Buffer): Promise<Picture> {
  return storePicture(deps, id, {
    folder: 'pictures',
    bytes,
    requireRoom: (tx) => requireRoom(tx, id),
    insert: (tx, file) => insertWorkPicture(tx, id, file),
  });
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
 * as `readPicture` does. Unlike the documents in `files`, pictures of work are meant for every employer of the worker,
 * so reading them is not recorded.
 */
export async function fetchWorkPicture(deps: FileDeps, person: Person, uid: string, size: PictureSize) {
  return readPicture(deps, await findWorkPictureFor(deps.db, person, uid), size);
}
