// Deletes files: first the rows in a transaction, then the bytes in the storage.
import type { FileKind } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import { describeError } from '#platform/log.ts';
import type { Deps } from '../../deps.ts';
import { lockOwner, removeFileRows } from '../queries.ts';

type FileDeps = Pick<Deps, 'db' | 'log' | 'storage'>;

/**
 * Deletes stored bytes that no row refers to. If the storage fails, logs a warning; the nightly sweep then deletes the
 * bytes.
 */
export async function removeBytes(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await storage
      .remove(key)
      .catch((error: unknown) => log.warn('the content of a file remains until the sweep', describeError(error)));
}

async function removeKinds(deps: FileDeps, userId: number, kinds: readonly FileKind[]): Promise<boolean> {
  const keys = await inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, userId);
    return removeFileRows(tx, userId, kinds);
  });
  await removeBytes(deps, keys);
  return keys.length > 0;
}

/** Deletes a user's file of this kind. `removed` is false if the user had no such file. */
export async function removeFile(deps: FileDeps, userId: number, kind: FileKind): Promise<{ removed: boolean }> {
  return { removed: await removeKinds(deps, userId, [kind]) };
}
