// Ends the applications to calls between a worker and an employer after one has blocked the other (D82).
import { inTransaction } from '#platform/db.ts';
import { cancelIn, withdrawIn } from '../../applications/actions/change-status.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { shareCall } from '../answer-queries.ts';
import { listBlockedSeats } from '../seat-queries.ts';

/**
 * Ends the applications with a seat for the user who set the block: an employer cancels, a worker withdraws. So a late
 * block counts like every late cancellation or withdrawal, and the usual events free the seats. Idempotent. Calls that
 * have begun are left to their next step.
 */
export async function endCallsOfBlocked({ db }: Pick<Deps, 'db'>, eventId: number): Promise<void> {
  for (const { id, uid, owner_id, owner_type } of await listBlockedSeats(db, eventId)) {
    const owner = { type: owner_type, id: owner_id };
    await inTransaction(db, async (tx) => {
      await shareCall(tx, uid);
      await lockPerson(tx, owner.id);
      if (owner.type === 'employer') await cancelIn(tx, owner, id, 'other');
      else await withdrawIn(tx, owner, id, { reason: null });
    });
  }
}
