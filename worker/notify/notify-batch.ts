// Makes the bells of many people ring with few messages: one a language, to all their rooms.

import type { Message } from '#platform/push.ts';
import { roomOf } from '#platform/push.ts';
import { bell, type UserNotification } from './notify.ts';

/** The messages for notifications that say the same: without a number, so that whoever hears one fetches the list. */
export function bellsOf(notifications: readonly UserNotification[]): Message[] {
  const languages = [...new Set(notifications.map(({ language }) => language))];
  return languages.flatMap((wanted) => {
    const [first, ...others] = notifications.filter(({ language }) => language === wanted);
    if (!first) return [];
    if (others.length === 0) return [bell(first)];
    const { event, payload } = bell({ ...first, application_id: null });
    return [
      {
        rooms: [first, ...others].map(({ user_id }) => roomOf.user(user_id)),
        event,
        payload: { ...payload, id: null },
      },
    ];
  });
}

/** What many were told alike in one language: of one of them, and who they are. */
interface NotifiedUsers {
  language: string;
  first: Omit<UserNotification, 'user_id' | 'language'>;
  user_ids: readonly number[];
}

/** The messages for people who are known by their language already. */
export function bellsOfLanguages(groups: readonly NotifiedUsers[]): Message[] {
  return groups.flatMap(({ language, first, user_ids }) => {
    const [user_id] = user_ids;
    if (user_id === undefined) return [];
    const one = bell({ ...first, language, user_id });
    if (user_ids.length === 1) return [one];
    return [{ ...one, rooms: user_ids.map(roomOf.user), payload: { ...one.payload, id: null } }];
  });
}
