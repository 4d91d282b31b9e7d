// Counts an upload against the user's daily limit.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import { countUploads, insertUpload, lockOwner } from '../queries.ts';

/**
 * Counts an upload. Call it before expensive work, because an upload also counts if the file is refused later. If
 * `check` throws an error, the upload does not count. Fails with `not_authenticated` for an erased user, and with
 * `rate_limited` above the daily limit.
 */
export async function countUpload(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  check: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockOwner(tx, userId))) fail('not_authenticated');
    await check(tx);
    const { uploads_per_day } = await readSettings(tx, ['uploads_per_day']);
    const { total, retry_after } = await countUploads(tx, userId, uploads_per_day);
    if (total >= uploads_per_day) fail('rate_limited', { retry_after: Math.max(1, retry_after) });
    await insertUpload(tx, userId);
  });
}
