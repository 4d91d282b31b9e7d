// Every ten minutes: work that its worker called done a week ago is completed, and who applied two days ago is asked about the call.
import { advanceApplications } from '#marketplace/applications/actions/advance.ts';
import type { Db } from '#platform/db.ts';

export const ADVANCE_APPLICATIONS_CRON = '3,13,23,33,43,53 * * * *';

/** Harmless to run twice. */
export const advanceAllApplications = (db: Db, progress: () => void) => advanceApplications({ db }, progress);
