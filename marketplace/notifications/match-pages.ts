// Notifies many workers of a matching job, in pages, two at a time.
import type { Db } from '#platform/db.ts';
import { insertMatchNotifications, withAdvisoryLock } from './match-queries.ts';

/** Users per insert. */
const PAGE_SIZE = 1000;

interface Connections {
  /** Connection pool that waits for the turn and writes the first page. */
  db: Db;
  /**
   * Pool that writes the second page. Its users never wait for the turn, so a connection always becomes free and no
   * deadlock can occur.
   */
  beside: Db;
}

/**
 * Notifies these users in order, and yields the result after every two pages: one row per language and page. Both pages
 * are written concurrently, because no user is in both.
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
