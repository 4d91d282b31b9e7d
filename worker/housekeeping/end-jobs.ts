// Every five minutes: expires jobs and closes the open applications of ended jobs (D17, D28).
import { closeOverdueApplications } from '#marketplace/applications/actions/close-open.ts';
import { expireJobs } from '#marketplace/jobs/actions/expire.ts';
import type { Db } from '#platform/db.ts';

/**
 * Closes applications before it expires jobs, so that applications to a filled job get the reason “filled”, not
 * “expired”.
 */
export async function endJobs(db: Db, progress: () => void): Promise<void> {
  await closeOverdueApplications({ db }, progress);
  await expireJobs({ db }, progress);
}
