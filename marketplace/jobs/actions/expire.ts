// Expires jobs whose lifetime has ended (D17).
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { EXPIRY_BATCH_SIZE, expireBatch } from '../queries/expiry.ts';

/**
 * Expires all jobs whose lifetime has ended, one batch per transaction. Idempotent. Calls `progress` after each batch.
 */
export async function expireJobs({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  for (let expired = EXPIRY_BATCH_SIZE; expired === EXPIRY_BATCH_SIZE; progress())
    expired = await inTransaction(db, expireBatch);
}
