// Fetching a file: by who may, and written down.
import { fail } from '#contracts/problems.ts';
import { StorageAway } from '#platform/storage/storage.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findFileFor, insertDownload } from '../queries.ts';

/** The bytes of a file and what is known of it. Refuses with `not_found`, whether there is none or it is not for this person. */
export async function fetchFile(
  { db, log, storage }: Pick<Deps, 'db' | 'log' | 'storage'>,
  person: Person,
  uid: string,
) {
  const file = (await findFileFor(db, person, uid)) ?? fail('not_found');
  await insertDownload(db, file.id, person.id);
  const bytes = await storage.get(file.storage_key).catch((error: unknown) => {
    if (error instanceof StorageAway) fail('unavailable');
    throw error;
  });
  if (bytes) return { ...file, bytes };
  log.error('the bytes of a file are gone', { file_id: file.id });
  fail('not_found');
}
