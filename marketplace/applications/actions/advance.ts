// Time-based steps of applications: completes the work if the employer has not answered the worker's claim for a week
// (D27), and asks after two days whether the employer called (D31).
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { CLOSING_BATCH_SIZE } from '../rules.ts';
import { askPage, completePage } from '../timed-queries.ts';

async function inPages(db: Deps['db'], page: (tx: Tx) => Promise<number>, progress: () => void): Promise<void> {
  for (let done = CLOSING_BATCH_SIZE; done === CLOSING_BATCH_SIZE; progress()) done = await inTransaction(db, page);
}

/** Completes and asks all due applications. Idempotent: each is completed or asked once. */
export async function advanceApplications({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  await inPages(db, completePage, progress);
  await inPages(db, askPage, progress);
}
