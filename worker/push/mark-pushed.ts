// Before a push, stores for each recipient the current position in the write-ahead log of the primary database. The
// next requests of the recipients then read only from a database server that has replayed the log up to this position.
import { savePositionOfPeople } from '#marketplace/signin/queries/sessions.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { Message, Push } from '#platform/push.ts';
import type { Queryable } from '#platform/sql.ts';

/**
 * Largest number of recipients for whom the position is saved. After a message to more users, clients do not reload
 * immediately, so they need no saved position.
 */
const MAX_MARKED_USERS = 100;

function peopleOf(messages: readonly Message[]): number[] {
  const rooms = new Set(messages.flatMap((message) => message.rooms));
  return [...rooms].flatMap((room) => /^user:(\d+)$/.exec(room)?.[1] ?? []).map(Number);
}

/**
 * Wraps `push`: before a push to at most `MAX_MARKED_USERS` users, saves the current write-ahead log position for each
 * of these users. Their next read then uses only a replica that has reached this position. Used only if a replica is
 * configured (decision 0047).
 */
export function markPushed(push: Push, { db, log }: { db: Queryable; log: Log }): Push {
  return async (given, messages) => {
    const people = peopleOf(messages);
    if (people.length > 0 && people.length <= MAX_MARKED_USERS)
      await savePositionOfPeople(db, people).catch((error) =>
        log.warn('the position of a push could not be stored: its reader may read stale data', describeError(error)),
      );
    await push(given, messages);
  };
}
