// Saves the database position for the recipients of a push, so that their next requests read from a server that has the
// change.
import { savePositionOfPeople } from '#marketplace/signin/queries/sessions.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { Message, Push } from '#platform/push.ts';
import type { Queryable } from '#platform/sql.ts';

/**
 * Largest number of recipients for whom the position is saved. A message to more users does not make clients reload at
 * once.
 */
const MAX_MARKED_USERS = 100;

function peopleOf(messages: readonly Message[]): number[] {
  const rooms = new Set(messages.flatMap((message) => message.rooms));
  return [...rooms].flatMap((room) => /^user:(\d+)$/.exec(room)?.[1] ?? []).map(Number);
}

/** Wraps a push for deployments that read from a replica (decision 0047). */
export function markPushed(push: Push, { db, log }: { db: Queryable; log: Log }): Push {
  return async (given, messages) => {
    const people = peopleOf(messages);
    if (people.length > 0 && people.length <= MAX_MARKED_USERS)
      await savePositionOfPeople(db, people).catch((error) =>
        log.warn('who is told may find it a moment later', describeError(error)),
      );
    await push(given, messages);
  };
}
