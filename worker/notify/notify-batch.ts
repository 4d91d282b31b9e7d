// Builds the push messages for many users: one message per language, sent to the rooms of all users of that language.

import type { ReadDeps } from '#marketplace/deps.ts';
import type { Message } from '#platform/push.ts';
import { roomOf } from '#platform/push.ts';
import { bell, inReadersTitle, messageOf, type UserNotification } from './notify.ts';

/**
 * Returns the push messages for notifications with the same text. A message to many users has no notification id,
 * because the notification of each user has a different id. The clients reload their list of notifications instead.
 */
export async function bellsOf(deps: ReadDeps, notifications: readonly UserNotification[]): Promise<Message[]> {
  const languages = [...new Set(notifications.map(({ language }) => language))];
  const messages = languages.map(async (wanted) => {
    const [first, ...others] = notifications.filter(({ language }) => language === wanted);
    if (!first) return [];
    if (others.length === 0) return [await bell(deps, first)];
    const { event, payload } = messageOf({ ...(await inReadersTitle(deps, first)), application_id: null });
    return [
      {
        rooms: [first, ...others].map(({ user_id }) => roomOf.user(user_id)),
        event,
        payload: { ...payload, id: null },
      },
    ];
  });
  return (await Promise.all(messages)).flat();
}

/** Users of one language who got the same notification. `first` is the notification of the first of these users. */
interface NotifiedUsers {
  language: string;
  first: Omit<UserNotification, 'user_id' | 'language'>;
  user_ids: readonly number[];
}

/** Returns the push messages for users who are already grouped by language. */
export async function bellsOfLanguages(deps: ReadDeps, groups: readonly NotifiedUsers[]): Promise<Message[]> {
  const messages = groups.map(async ({ language, first, user_ids }) => {
    const [user_id] = user_ids;
    if (user_id === undefined) return [];
    const one = await bell(deps, { ...first, language, user_id });
    if (user_ids.length === 1) return [one];
    return [{ ...one, rooms: user_ids.map(roomOf.user), payload: { ...one.payload, id: null } }];
  });
  return (await Promise.all(messages)).flat();
}
