// Telling the people of a breach, page by page: what is committed is told, so that a worker that dies leaves nobody out and tells nobody twice.
import { type Db, inTransaction } from '#platform/db.ts';
import { findNextPeople, findSending, insertBreachNotices, setNoticesDone } from '../notice-queries.ts';

const PAGE_SIZE = 1000;

/** Yields what each page has written: one row a language. */
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
