// Before people are told that something has changed, their sessions are marked: what they ask for then must hold it, wherever it is read.
import { savePositionOfPeople } from '#marketplace/signin/queries/sessions.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { Message, Push } from '#platform/push.ts';
import type { Queryable } from '#platform/sql.ts';

/** Word to more people than these makes no browser ask at once. */
const MAX_MARKED_USERS = 100;

function peopleOf(messages: readonly Message[]): number[] {
  const rooms = new Set(messages.flatMap((message) => message.rooms));
  return [...rooms].flatMap((room) => /^user:(\d+)$/.exec(room)?.[1] ?? []).map(Number);
}

/** The same push, where the web reads from a standby (decision 0047). */
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
