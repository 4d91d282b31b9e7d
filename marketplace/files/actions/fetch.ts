// Fetching a file: by who may, and written down.
import { fail } from '#contracts/problems.ts';
import { isReadOnly } from '#platform/db.ts';
import { StorageUnavailable } from '#platform/storage/storage.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findFileFor, findResume, insertDownload } from '../queries.ts';

type Store = Pick<Deps, 'db' | 'log' | 'storage'>;

/** The stored bytes of a file as a stream. Fails with `unavailable`, or `not_found` if they are missing. */
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

/** The bytes of a file and what is known of it. Refuses with `not_found`, whether there is none or it is not for this person. */
export async function fetchFile(store: Store, person: Person, uid: string) {
  const file = (await findFileFor(store.db, person, uid)) ?? fail('not_found');
  // These are the caller's own files and pictures of applicants: a read-only database does not withhold them.
  await insertDownload(store.db, file.id, person.id).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error;
  });
  return readBytes(store, file);
}

/**
 * Somebody's resume, for a person who may read it: the caller has made sure of that. Refuses with `not_found` where there is none.
 * A document of another person is sent only if the download can be recorded.
 */
export async function fetchResume(store: Store, person: Person, ownerId: number) {
  const file = (await findResume(store.db, ownerId)) ?? fail('not_found');
  await insertDownload(store.db, file.id, person.id);
  return readBytes(store, file);
}
