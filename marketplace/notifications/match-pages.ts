// Telling many people of a job that fits them: page by page, two at the same time.
import type { Db } from '#platform/db.ts';
import { insertMatchNotifications, withAdvisoryLock } from './match-queries.ts';

/** People of one insert. */
const PAGE_SIZE = 1000;

interface Connections {
  /** Where the turn is waited for and one page is written. */
  db: Db;
  /** Where the other page is written meanwhile. Nobody who uses it waits for a turn, so that there is always one free in the end. */
  beside: Db;
}

/**
 * Tells these people, the first first, and yields what was written after every two pages: one row a language and page. Both pages of a turn
 * are written at once, for nobody is in both.
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
