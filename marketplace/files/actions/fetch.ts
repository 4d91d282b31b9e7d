// Downloads of files: checks the permission and records the download.
import { maxBytes } from '#contracts/files.ts';
import { fail } from '#contracts/problems.ts';
import { isReadOnly } from '#platform/db.ts';
import { StorageUnavailable } from '#platform/storage/storage.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findFileFor, findResume, insertDownload } from '../queries.ts';

/** Maximum size of a stored document of any kind, in bytes. */
const MAX_BYTES = Math.max(...Object.values(maxBytes));

type Store = Pick<Deps, 'db' | 'log' | 'storage'>;

/**
 * Returns the metadata of a file and its stored bytes as a stream. Fails with `unavailable` if the storage is down, or
 * with `not_found` if the storage does not contain the bytes.
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
  log.error('the content of a file is missing', { file_id: file.id });
  fail('not_found');
}

/**
 * Returns a file with its metadata, and records the download. Fails with `not_found` if the file does not exist or the
 * caller may not read the file, or with `unavailable` if the storage is down.
 */
export async function fetchFile(store: Store, person: Person, uid: string) {
  const file = (await findFileFor(store.db, person, uid)) ?? fail('not_found');
  // If the database is read-only, the download continues without a record. This is acceptable here, because the file is
  // either the caller's own file or the picture of an applicant.
  await insertDownload(store.db, file.id, person.id).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error;
  });
  return readBytes(store, file);
}

/**
 * Returns another user's résumé and records the download. The caller must first check the permission. Fails with
 * `not_found` if the user has no résumé. If the download cannot be recorded, the file is not sent.
 */
export async function fetchResume(store: Store, person: Person, ownerId: number) {
  const file = (await findResume(store.db, ownerId)) ?? fail('not_found');
  await insertDownload(store.db, file.id, person.id);
  return readBytes(store, file);
}

/** Returns the bytes of a stored document. Throws if the document is larger than an upload may be (`MAX_BYTES`). */
export async function readWhole(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BYTES) throw new Error('A stored document exceeds the limit of uploads');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
