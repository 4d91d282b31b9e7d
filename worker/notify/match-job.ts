// A job has become open for the first time: the people whom it fits hear of it, a thousand with each insert, few messages a language.
import { setTimeout as rest } from 'node:timers/promises';
import { findFittingPeople } from '#marketplace/matching/actions/find-people.ts';
import { notifyMatches } from '#marketplace/notifications/match-pages.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { Message } from '#platform/push.ts';
import type { Handler } from '../deps.ts';
import { bellsOfLanguages } from './notify-batch.ts';

/**
 * Rooms of one message, and the pause after it: an API process emits to all of them before it answers anybody. Of those who are told, few
 * look at a screen; a message also takes its way, so that a longer pause only makes the last of them wait.
 */
const ROOMS_PER_MESSAGE = 250;
const PAUSE_MS = 1;
/** Nobody waits for a match to the tenth of a second: weighing leaves half of its time to whoever does wait. */
const MAX_PAUSE_MS = 100;

function inSmallMessages(messages: readonly Message[]): Message[] {
  return messages.flatMap((message) => {
    const parts = Math.ceil(message.rooms.length / ROOMS_PER_MESSAGE);
    return Array.from({ length: parts }, (_, part) => ({
      ...message,
      rooms: message.rooms.slice(part * ROOMS_PER_MESSAGE, (part + 1) * ROOMS_PER_MESSAGE),
    }));
  });
}

/** Rests as long as the work since the last call has taken. */
function resting(progress: () => void): () => Promise<void> {
  let since = performance.now();
  return async () => {
    progress();
    await rest(Math.min(MAX_PAUSE_MS, performance.now() - since));
    since = performance.now();
  };
}

export const matchJob: Handler = async ({ deps, db, event_id, progress }) => {
  const { match_notify_per_day: perDay } = await readSettings(db, ['match_notify_per_day']);
  const push = async (messages: readonly Message[]) => {
    for (const message of messages) {
      await deps.push(db, [message]);
      await rest(PAUSE_MS);
    }
  };
  for await (const people of findFittingPeople(db, event_id, resting(progress))) {
    const pages = notifyMatches({ db, beside: deps.db }, event_id, { people, perDay });
    // The bells of what is written ring while the next pages are being written.
    for (let page = await pages.next(); !page.done; progress())
      [page] = await Promise.all([pages.next(), push(inSmallMessages(bellsOfLanguages(page.value)))]);
  }
};
