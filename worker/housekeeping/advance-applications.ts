// Every ten minutes: sets applications to completed whose workers reported a week ago that the work is done, and asks
// workers who applied two days ago whether the employer called.
import { advanceApplications } from '#marketplace/applications/actions/advance.ts';
import type { Db } from '#platform/db.ts';

export const advanceAllApplications = (db: Db, progress: () => void) => advanceApplications({ db }, progress);
