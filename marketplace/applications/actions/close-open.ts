// Closes the open applications of jobs that have ended, with the reason, so that workers do not wait in vain (D28).
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { findJobOfEvent } from '../../jobs/queries/of-event.ts';
import { closeBatch, listOverdueApplications } from '../closing-queries.ts';
import { CLOSING_BATCH_SIZE } from '../rules.ts';

type Store = Pick<Deps, 'db'>;

/**
 * Closes the open applications of one job, if the job has ended for one of the reasons in `closing-queries.ts`.
 * Idempotent.
 */
export async function closeApplicationsOf({ db }: Store, jobId: number, progress: () => void): Promise<void> {
  for (let closed = CLOSING_BATCH_SIZE; closed === CLOSING_BATCH_SIZE; progress())
    closed = await inTransaction(db, (tx) => closeBatch(tx, jobId));
}

/** Same as {@link closeApplicationsOf}, for the job of an event. */
export async function closeApplicationsOfEvent({ db }: Store, eventId: number, progress: () => void): Promise<void> {
  const job = await findJobOfEvent(db, eventId);
  if (job) await closeApplicationsOf({ db }, job.id, progress);
}

/**
 * Closes all open applications that should already be closed: those to jobs that were filled two days ago or expired a
 * week ago, and those that the task of an event failed to close.
 */
export async function closeOverdueApplications({ db }: Store, progress: () => void): Promise<void> {
  for (;;) {
    const overdue = await listOverdueApplications(db, CLOSING_BATCH_SIZE);
    if (overdue.length === 0) return;
    for (const jobId of new Set(overdue.map(({ job_id }) => job_id)))
      await closeApplicationsOf({ db }, jobId, progress);
  }
}
