// Every five minutes: jobs whose life is over expire, and nobody is left waiting for an ended one (D17, D28).
import { closeOverdueApplications } from '#marketplace/applications/actions/close-open.ts';
import { expireJobs } from '#marketplace/jobs/actions/expire.ts';
import type { Db } from '#platform/db.ts';

export const END_JOBS_CRON = '*/5 * * * *';

/** Harmless to run twice. Applications first: those of a filled job have another reason than those of an expired one. */
export async function endJobs(db: Db, progress: () => void): Promise<void> {
  await closeOverdueApplications({ db }, progress);
  await expireJobs({ db }, progress);
}
