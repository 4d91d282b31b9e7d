// What time does to applications: the worker's word counts after a week of silence (D27), and after two days they are asked about the call (D31).
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { CLOSING_BATCH_SIZE } from '../rules.ts';
import { askPage, completePage } from '../timed-queries.ts';

async function inPages(db: Deps['db'], page: (tx: Tx) => Promise<number>, progress: () => void): Promise<void> {
  for (let done = CLOSING_BATCH_SIZE; done === CLOSING_BATCH_SIZE; progress()) done = await inTransaction(db, page);
}

/** Harmless to run twice: whoever was asked or completed is not again. */
export async function advanceApplications({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  await inPages(db, completePage, progress);
  await inPages(db, askPage, progress);
}
