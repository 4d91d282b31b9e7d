// Expires jobs whose lifetime has ended (D17).
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { EXPIRY_BATCH_SIZE, expireBatch } from '../queries/expiry.ts';

/** Expires all due jobs, one page per transaction. Idempotent. Calls `progress` after each page. */
export async function expireJobs({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  for (let expired = EXPIRY_BATCH_SIZE; expired === EXPIRY_BATCH_SIZE; progress())
    expired = await inTransaction(db, expireBatch);
}
