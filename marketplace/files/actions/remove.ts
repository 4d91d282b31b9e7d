// Deletes files: the rows in a transaction, then the bytes.
import type { FileKind } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import { describeError } from '#platform/log.ts';
import type { Deps } from '../../deps.ts';
import { lockOwner, removeFileRows } from '../queries.ts';

type FileDeps = Pick<Deps, 'db' | 'log' | 'storage'>;

/** Deletes bytes that no row refers to. If a deletion fails, the nightly sweep repeats it. */
export async function removeBytes(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await storage
      .remove(key)
      .catch((error: unknown) => log.warn('bytes of a file stay until the sweep', describeError(error)));
}

async function removeKinds(deps: FileDeps, userId: number, kinds: readonly FileKind[]): Promise<boolean> {
  const keys = await inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, userId);
    return removeFileRows(tx, userId, kinds);
  });
  await removeBytes(deps, keys);
  return keys.length > 0;
}

/** Deletes a user's file of a kind. Returns whether it existed. */
export async function removeFile(deps: FileDeps, userId: number, kind: FileKind): Promise<{ removed: boolean }> {
  return { removed: await removeKinds(deps, userId, [kind]) };
}
