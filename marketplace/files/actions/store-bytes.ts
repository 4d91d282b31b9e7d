// Stores the bytes of an upload under a generated key.
import { fail } from '#contracts/problems.ts';
import { randomToken } from '#platform/secrets.ts';
import { StorageFull, StorageUnavailable } from '#platform/storage/storage.ts';
import type { Deps } from '../../deps.ts';
import type { StoredType } from '../rules.ts';

interface NewBytes {
  /**
   * Top folder of the storage key. A nightly task deletes the objects in this folder that no database row refers to.
   */
  folder: 'files' | 'pictures' | 'sites' | 'documents';
  bytes: Buffer;
  type: StoredType;
}

/**
 * Stores the bytes and returns their storage key. Fails with `storage_full`, or with `unavailable` if the storage does
 * not respond.
 */
export async function storeBytes(
  { storage }: Pick<Deps, 'storage'>,
  { folder, bytes, type }: NewBytes,
): Promise<string> {
  const key = `${folder}/${randomToken()}`;
  try {
    await storage.put(key, bytes, type);
  } catch (error) {
    if (error instanceof StorageFull) fail('storage_full');
    if (error instanceof StorageUnavailable) fail('unavailable');
    throw error;
  }
  return key;
}
