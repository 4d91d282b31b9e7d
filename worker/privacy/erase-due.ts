// Every ten minutes: erases accounts whose waiting period is over and deletes expired data copies.
import { removeOldExports } from '#marketplace/privacy/actions/copies.ts';
import { eraseDue } from '#marketplace/privacy/actions/erasures.ts';
import type { WorkerDeps } from '../deps.ts';

/** Erases the accounts that are due, then deletes expired copies, even if an erasure fails. */
export async function eraseDuePeople(
  deps: Pick<WorkerDeps, 'db' | 'log' | 'secrets' | 'storage' | 'deleteSms'>,
  progress: () => void,
): Promise<void> {
  try {
    await eraseDue(deps, progress);
  } finally {
    await removeOldExports(deps, progress);
  }
}
