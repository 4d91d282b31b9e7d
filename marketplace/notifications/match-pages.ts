// Notifies many workers of a matching job in pages. Two pages at a time are written concurrently.
import type { Db } from '#platform/db.ts';
import { insertMatchNotifications, withAdvisoryLock } from './match-queries.ts';

/** Number of users per insert. */
const PAGE_SIZE = 1000;

interface Connections {
  /** Pool of the connection that takes the advisory lock of match notifications and writes the first page. */
  db: Db;
  /**
   * Pool of the connection that writes the second page. It must differ from `db`: tasks that wait for the advisory lock
   * could use all connections of `db`, and the task that has the lock would then wait forever for a second connection.
   */
  beside: Db;
}

/**
 * Notifies these users in the given order, two pages at a time. Yields the result of every two pages: one row per
 * page and language. The two pages are written concurrently, which is safe because they have no user in common.
 */
export async function* notifyMatches(
  { db, beside }: Connections,
  eventId: number,
  { people, perDay }: { people: readonly number[]; perDay: number },
) {
  for (let from = 0; from < people.length; from += 2 * PAGE_SIZE) {
    const first = people.slice(from, from + PAGE_SIZE);
    const second = people.slice(from + PAGE_SIZE, from + 2 * PAGE_SIZE);
    const notified = await withAdvisoryLock(db, (tx) =>
      Promise.all([
        insertMatchNotifications(tx, eventId, { ids: first, perDay }),
        second.length > 0 ? insertMatchNotifications(beside, eventId, { ids: second, perDay }) : [],
      ]),
    );
    yield notified.flat();
  }
}
