// Nobody is left waiting: the open applications of a job that has ended are closed, with the reason (D28).
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { findJobOfEvent } from '../../jobs/queries/of-event.ts';
import { closeBatch, listOverdueApplications } from '../closing-queries.ts';
import { CLOSING_BATCH_SIZE } from '../rules.ts';

type Store = Pick<Deps, 'db'>;

/** Closes those of one job, where its end asks for it now. Harmless to run twice. */
export async function closeApplicationsOf({ db }: Store, jobId: number, progress: () => void): Promise<void> {
  for (let closed = CLOSING_BATCH_SIZE; closed === CLOSING_BATCH_SIZE; progress())
    closed = await inTransaction(db, (tx) => closeBatch(tx, jobId));
}

/** Closes those of the job of an event. */
export async function closeApplicationsOfEvent({ db }: Store, eventId: number, progress: () => void): Promise<void> {
  const job = await findJobOfEvent(db, eventId);
  if (job) await closeApplicationsOf({ db }, job.id, progress);
}

/** Closes all whose time has come: the reserve of filled jobs, the unanswered of expired ones, and what was missed. */
export async function closeOverdueApplications({ db }: Store, progress: () => void): Promise<void> {
  for (;;) {
    const overdue = await listOverdueApplications(db, CLOSING_BATCH_SIZE);
    if (overdue.length === 0) return;
    for (const jobId of new Set(overdue.map(({ job_id }) => job_id)))
      await closeApplicationsOf({ db }, jobId, progress);
  }
}
