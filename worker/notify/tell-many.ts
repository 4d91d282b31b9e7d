// Makes the bells of many people ring with few messages: one a language, to all their rooms.

import type { Message } from '#platform/push.ts';
import { roomOf } from '#platform/push.ts';
import { bell, type Notice } from './tell.ts';

/** The messages for notices that say the same: without a number, so that whoever hears one fetches the list. */
export function bellsOf(notices: readonly Notice[]): Message[] {
  const languages = [...new Set(notices.map(({ language }) => language))];
  return languages.flatMap((wanted) => {
    const [first, ...others] = notices.filter(({ language }) => language === wanted);
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
