// Stores the answer of a crew member to the private question: did another person take a part of your pay (D81)?
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findAskedBid, insertPayAnswer } from '../pay-queries.ts';

/**
 * Stores the answer. Records no event: an event would show the answer to readers of the log. Repeating it changes nothing.
 * Fails with `not_found` for a worker who is not asked.
 */
export async function answerPay(
  { db }: Pick<Deps, 'db'>,
  labour: Person,
  { bid_uid, taken }: { bid_uid: string; taken: boolean },
) {
  await inTransaction(db, async (tx) => {
    const bid = (await findAskedBid(tx, labour.id, bid_uid)) ?? fail('not_found');
    if (bid.is_answered) return;
    if (!bid.is_asked) fail('not_found');
    await insertPayAnswer(tx, { bidId: bid.id, labourId: labour.id, taken });
  });
  return { bid_uid };
}
