// Removing files: the rows in a transaction, the bytes once nothing names them.
import type { FileKind } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import { describeError } from '#platform/log.ts';
import type { Deps } from '../../deps.ts';
import { lockOwner, removeFileRows } from '../queries.ts';

type FileDeps = Pick<Deps, 'db' | 'log' | 'storage'>;

/** Removes bytes that nothing names any more. What cannot be removed now, the nightly sweep removes. */
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

/** Removes a person's file of a kind; tells whether there was one. */
export async function removeFile(deps: FileDeps, userId: number, kind: FileKind): Promise<{ removed: boolean }> {
  return { removed: await removeKinds(deps, userId, [kind]) };
}
