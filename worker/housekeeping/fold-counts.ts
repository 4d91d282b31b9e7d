// Every minute: adds the recorded changes of the overview counts to the stored totals (D47).
import { FOLDED_AT_ONCE, foldDeltas } from '#marketplace/overview/queries.ts';
import { type Db, inTransaction } from '#platform/db.ts';

/** Adds the changes in batches until all changes are added. If another run holds the lock, this run does nothing. */
export async function foldCounts(db: Db, progress: () => void): Promise<void> {
  let folded = FOLDED_AT_ONCE;
  while (folded === FOLDED_AT_ONCE) {
    folded = await inTransaction(db, foldDeltas);
    progress();
  }
}
