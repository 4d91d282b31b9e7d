// Every ten minutes: work that its worker called done a week ago is completed, and who applied two days ago is asked about the call.
import { followApplications } from '#marketplace/applications/actions/follow.ts';
import type { Db } from '#platform/db.ts';

export const FOLLOW_AT = '3,13,23,33,43,53 * * * *';

/** Harmless to run twice. */
export const followAll = (db: Db, progress: () => void) => followApplications({ db }, progress);
