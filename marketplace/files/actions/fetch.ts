// Downloads of files: checks the permission and records the download.
import { fail } from '#contracts/problems.ts';
import { isReadOnly } from '#platform/db.ts';
import { StorageUnavailable } from '#platform/storage/storage.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findFileFor, findResume, insertDownload } from '../queries.ts';

type Store = Pick<Deps, 'db' | 'log' | 'storage'>;

/**
 * Returns the stored bytes of a file as a stream. Fails with `unavailable`, or `not_found` if the bytes are missing.
 */
export async function readBytes<F extends { id: number; storage_key: string }>(
  { log, storage }: Pick<Store, 'log' | 'storage'>,
  file: F,
) {
  const bytes = await storage.get(file.storage_key).catch((error: unknown) => {
    if (error instanceof StorageUnavailable) fail('unavailable');
    throw error;
  });
  if (bytes) return { ...file, bytes };
  log.error('the bytes of a file are gone', { file_id: file.id });
  fail('not_found');
}

/**
 * Returns the bytes and the metadata of a file. Fails with `not_found` if the file does not exist or the caller may not
 * read it.
 */
export async function fetchFile(store: Store, person: Person, uid: string) {
  const file = (await findFileFor(store.db, person, uid)) ?? fail('not_found');
  // If the database is read-only, the download cannot be recorded but continues: these are the caller's own files and
  // pictures of applicants.
  await insertDownload(store.db, file.id, person.id).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error;
  });
  return readBytes(store, file);
}

/**
 * Returns another user's resume. The calling code must have checked the permission. Fails with `not_found` if the user
 * has no resume. A document of another user is sent only if the download can be recorded.
 */
export async function fetchResume(store: Store, person: Person, ownerId: number) {
  const file = (await findResume(store.db, ownerId)) ?? fail('not_found');
  await insertDownload(store.db, file.id, person.id);
  return readBytes(store, file);
}
