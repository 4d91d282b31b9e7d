// Notifies the workers whom a newly opened job fits. Inserts up to 1,000 notifications with one statement, and pushes
// one message to many workers who read the same language.
import { setTimeout as rest } from 'node:timers/promises';
import { findFittingPeople } from '#marketplace/matching/actions/find-people.ts';
import { notifyMatches } from '#marketplace/notifications/match-pages.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { Message } from '#platform/push.ts';
import type { Handler } from '../deps.ts';
import { bellsOfLanguages } from './notify-batch.ts';

/**
 * Number of Socket.IO rooms per message, and the pause after each message in ms. An API process emits to all rooms of a
 * message before it serves other requests, so a message has few rooms. The pause is short, because few recipients have
 * the app open and a longer pause would only delay the last messages.
 */
const ROOMS_PER_MESSAGE = 250;
const PAUSE_MS = 1;
/**
 * Longest pause, in ms. Matching is not urgent: each pause is as long as the work before the pause, so that urgent
 * tasks get half of the time.
 */
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

/**
 * Returns a function that pauses. The pause is as long as the time since the previous pause, but at most
 * `MAX_PAUSE_MS`.
 */
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
  const push = async (notified: Parameters<typeof bellsOfLanguages>[1]) => {
    for (const message of inSmallMessages(await bellsOfLanguages(deps, notified))) {
      await deps.push(db, [message]);
      await rest(PAUSE_MS);
    }
  };
  for await (const people of findFittingPeople(db, event_id, resting(progress))) {
    const pages = notifyMatches({ db, beside: deps.db }, event_id, { people, perDay });
    // Push the notifications of one page while the database inserts those of the next page.
    for (let page = await pages.next(); !page.done; progress())
      [page] = await Promise.all([pages.next(), push(page.value)]);
  }
};
