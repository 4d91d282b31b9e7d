// Every night: bytes that no file names are removed, so that what somebody deleted is gone and no crash fills the disk.
import { sweepFiles } from '#marketplace/files/actions/sweep.ts';
import { deleteOldEntries } from '#marketplace/privacy/erasure-list.ts';
import type { WorkerDeps } from '../deps.ts';

/** 03:11 in India. */
export const SWEEP_CRON = '41 21 * * *';

/** Harmless to run twice. */
export async function sweepStorage(deps: WorkerDeps, progress: () => void): Promise<void> {
  await deleteOldEntries(deps.storage, progress);
  const removed = await sweepFiles(deps, progress);
  if (removed > 0) deps.log.info('swept the storage', { removed });
}
