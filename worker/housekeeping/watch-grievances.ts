// Every ten minutes: complaints that have become late are marked and administrators reminded; contacts that had their time are forgotten (C.8).
import { deleteContacts, markOverdue } from '#marketplace/grievances/timers.ts';
import type { Db } from '#platform/db.ts';

export const WATCH_GRIEVANCES_CRON = '*/10 * * * *';

/** Harmless to run twice. */
export async function watchGrievances(db: Db, progress: () => void): Promise<void> {
  while ((await markOverdue({ db })) > 0) progress();
  await deleteContacts(db);
}
