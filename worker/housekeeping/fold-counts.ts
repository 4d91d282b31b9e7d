// Every minute: deltas of the overview's figures are folded into what is kept (D47).
import { FOLDED_AT_ONCE, foldDeltas } from '#marketplace/overview/queries.ts';
import { type Db, inTransaction } from '#platform/db.ts';

export const FOLD_CRON = '* * * * *';

/** Harmless to run twice: who comes second finds the lock taken. */
export async function foldCounts(db: Db, progress: () => void): Promise<void> {
  let folded = FOLDED_AT_ONCE;
  while (folded === FOLDED_AT_ONCE) {
    folded = await inTransaction(db, foldDeltas);
    progress();
  }
}
