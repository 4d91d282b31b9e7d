// Every ten minutes: erasures whose time has come, and copies that have had their days.
import { removeOldExports } from '#marketplace/privacy/actions/copies.ts';
import { eraseDue } from '#marketplace/privacy/actions/erasures.ts';
import type { WorkerDeps } from '../deps.ts';

export const ERASE_CRON = '*/10 * * * *';

/** Harmless to run twice. Old copies go even where an erasure fails. */
export async function eraseDuePeople(
  deps: Pick<WorkerDeps, 'db' | 'log' | 'storage' | 'deleteSms'>,
  progress: () => void,
): Promise<void> {
  try {
    await eraseDue(deps, progress);
  } finally {
    await removeOldExports(deps, progress);
  }
}
