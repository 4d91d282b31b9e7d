// Notifies many workers of a matching job in pages. Two pages at a time are written concurrently.
import type { Db } from '#platform/db.ts';
import { insertMatchNotifications, withAdvisoryLock } from './match-queries.ts';

/** Number of users per insert. */
const PAGE_SIZE = 1000;

interface Connections {
  /** Pool of the connection that waits for the advisory lock and writes the first page. */
  db: Db;
  /**
   * Pool of the connection that writes the second page. No task waits for the advisory lock on a connection of this
   * pool. So a connection always becomes free, and no deadlock can occur.
   */
  beside: Db;
}

/**
 * Notifies these users in the given order. After every two pages, yields one row per language and page. The two pages
 * are written concurrently, which is safe because they have no user in common.
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
