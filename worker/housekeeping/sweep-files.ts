// Every night: deletes stored objects that no file row references, so that the contents of deleted files are gone and
// leftovers of crashes do not fill the disk.
import { sweepFiles } from '#marketplace/files/actions/sweep.ts';
import { deleteOldEntries } from '#marketplace/privacy/erasure-list.ts';
import type { WorkerDeps } from '../deps.ts';

export async function sweepStorage(deps: WorkerDeps, progress: () => void): Promise<void> {
  await deleteOldEntries(deps.storage, progress);
  const removed = await sweepFiles(deps, progress);
  if (removed > 0) deps.log.info('stored objects without a file were removed', { removed });
}
