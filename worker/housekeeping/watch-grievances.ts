// Every ten minutes: marks overdue complaints, reminds administrators, and deletes contact details after their
// retention period (C.8).
import { deleteContacts, markOverdue } from '#marketplace/grievances/timers.ts';
import type { Db } from '#platform/db.ts';

export async function watchGrievances(db: Db, progress: () => void): Promise<void> {
  while ((await markOverdue({ db })) > 0) progress();
  await deleteContacts(db);
}
