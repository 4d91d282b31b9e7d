// Sends breach notices in batches, each in its own transaction, so that a crash neither skips nor repeats a recipient.
import { type Db, inTransaction } from '#platform/db.ts';
import { findNextPeople, findSending, insertBreachNotices, setNoticesDone } from '../notice-queries.ts';

const PAGE_SIZE = 1000;

/**
 * Notifies the people whom the event's breach affects, in batches of `PAGE_SIZE`. After each batch, yields the inserted
 * notifications, grouped into one row per language of the recipients.
 */
export async function* sendBreachNotices(db: Db, eventId: number) {
  const sending = await findSending(db, eventId);
  if (!sending) return;
  const { id, audience } = sending;
  for (let after = 0; ; ) {
    const { last, user_ids } = await findNextPeople(db, { eventId, id, audience, after, limit: PAGE_SIZE });
    if (last === null) break;
    yield await inTransaction(db, (tx) => insertBreachNotices(tx, eventId, { id, user_ids }));
    after = last;
  }
  await inTransaction(db, (tx) => setNoticesDone(tx, id));
}
