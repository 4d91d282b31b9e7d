// Changes of applications that depend on time. If a worker reports that the work is done and the employer does not
// answer within a week, the work counts as completed (D27). Two days after an application, the app asks the worker
// whether the employer has called (D31).
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { CLOSING_BATCH_SIZE } from '../rules.ts';
import { askPage, completePage } from '../timed-queries.ts';

async function inPages(db: Deps['db'], page: (tx: Tx) => Promise<number>, progress: () => void): Promise<void> {
  for (let done = CLOSING_BATCH_SIZE; done === CLOSING_BATCH_SIZE; progress()) done = await inTransaction(db, page);
}

/**
 * Completes all applications whose employer has not answered within a week after the worker reported the work as done.
 * Then asks all workers who applied two days ago whether the employer has called. Idempotent: each application is
 * completed once, and its worker is asked once.
 */
export async function advanceApplications({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  await inPages(db, completePage, progress);
  await inPages(db, askPage, progress);
}
