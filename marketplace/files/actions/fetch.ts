// Fetching a file: by who may, and written down.
import { fail } from '#contracts/problems.ts';
import { StorageAway } from '#platform/storage/storage.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findFileFor, findResume, insertDownload } from '../queries.ts';

type Store = Pick<Deps, 'db' | 'log' | 'storage'>;

async function fetchBytes<F extends { id: number; storage_key: string }>(
  { db, log, storage }: Store,
  person: Person,
  file: F,
) {
  await insertDownload(db, file.id, person.id);
  const bytes = await storage.get(file.storage_key).catch((error: unknown) => {
    if (error instanceof StorageAway) fail('unavailable');
    throw error;
  });
  if (bytes) return { ...file, bytes };
  log.error('the bytes of a file are gone', { file_id: file.id });
  fail('not_found');
}

/** The bytes of a file and what is known of it. Refuses with `not_found`, whether there is none or it is not for this person. */
export async function fetchFile(store: Store, person: Person, uid: string) {
  return fetchBytes(store, person, (await findFileFor(store.db, person, uid)) ?? fail('not_found'));
}

/** Somebody's resume, for a person who may read it: the caller has made sure of that. Refuses with `not_found` where there is none. */
export async function fetchResume(store: Store, person: Person, ownerId: number) {
  return fetchBytes(store, person, (await findResume(store.db, ownerId)) ?? fail('not_found'));
}
