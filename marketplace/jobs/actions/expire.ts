// Jobs whose life is over expire (D17).
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { EXPIRY_BATCH_SIZE, expireBatch } from '../queries/expiry.ts';

/** Expires all that are due, a page at a time. Harmless to run twice. */
export async function expireJobs({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  for (let expired = EXPIRY_BATCH_SIZE; expired === EXPIRY_BATCH_SIZE; progress())
    expired = await inTransaction(db, expireBatch);
}
