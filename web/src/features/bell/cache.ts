// The cached notification lists, and their updates when a notification arrives or notifications are marked as read.
import type { QueryClient } from '@tanstack/react-query';
import type { Notification, NotificationList } from '#contracts/notifications.ts';
import type { UserType } from '#contracts/reference.ts';
import type { Language } from '#contracts/values.ts';
import { refetchAll } from '../../http/query-groups.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';

/** The prefix of the query keys of all notification lists, in any language. */
export const notificationsKey = keyOfContract('notifications');

interface ListOf {
  language: Language;
  /** `newest` is the first page without a filter, shown in the bell; `page` is a later page or a filtered list. */
  list: 'newest' | 'page';
  filter?: string;
  skip?: number;
}

const endpointOf = { labour: 'listLabour', employer: 'listEmployer' } as const;

export const listKey = (user_type: UserType, list: ListOf) =>
  keyOf('notifications', endpointOf[user_type], { ...list });

const keysOf = (list: ListOf['list']) =>
  Object.values(endpointOf).map((endpoint) => keyOf('notifications', endpoint, { list }));

/**
 * Returns the list with the notification `arrival` on top and without the older notification that `arrival` replaces.
 * Returns the list unchanged if the list already contains `arrival`.
 */
function withArrival(list: NotificationList, arrival: Notification): NotificationList {
  if (arrival.id !== null && list.notifications.some(({ id }) => id === arrival.id)) return list;
  const goesOn = arrival.count > 1;
  const others = list.notifications.filter(({ id }) => id === null || id !== arrival.replaces);
  return {
    ...list,
    notifications: [arrival, ...others].slice(0, list.limit),
    total: list.total + (goesOn ? 0 : 1),
    unread_count: list.unread_count + (arrival.is_read || goesOn ? 0 : 1),
  };
}

/**
 * Returns the list with one unread notification marked as read. If the notification is on another page, only the unread
 * count changes.
 */
export function withRead(list: NotificationList, id: number): NotificationList {
  const isUnread = !list.notifications.some((item) => item.id === id && item.is_read);
  return {
    ...list,
    notifications: list.notifications.map((item) => (item.id === id ? { ...item, is_read: true } : item)),
    unread_count: Math.max(0, list.unread_count - (isUnread ? 1 : 0)),
  };
}

export function withAllRead(list: NotificationList): NotificationList {
  return {
    ...list,
    notifications: list.notifications.map((item) => ({ ...item, is_read: true })),
    unread_count: 0,
  };
}

export function changeLists(queryClient: QueryClient, change: (list: NotificationList) => NotificationList): void {
  queryClient.setQueriesData<NotificationList>({ queryKey: notificationsKey }, (list) => list && change(list));
}

/**
 * Puts a pushed notification on top of the `newest` list and refetches the other lists. A notification without id was
 * sent to many users, whose browsers must not all refetch at the same time. After such a notification, the lists are
 * only marked as stale, and are refetched by the next poll or when the user opens the bell.
 */
export function receiveNotification(queryClient: QueryClient, arrival: Notification): void {
  for (const queryKey of keysOf('newest'))
    queryClient.setQueriesData<NotificationList>({ queryKey }, (list) => list && withArrival(list, arrival));
  if (arrival.id === null) void queryClient.invalidateQueries({ queryKey: notificationsKey, refetchType: 'none' });
  else void refetchAll(queryClient, keysOf('page'));
}

/** Refetches the lists that are on the screen. Resolves when all of the lists have arrived or failed. */
export function refreshNotifications(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: notificationsKey });
}

/** Returns the highest id of the cached newest notifications; null if none is cached. */
export function newestNotification(queryClient: QueryClient): number | null {
  const lists = keysOf('newest').flatMap((queryKey) => queryClient.getQueriesData<NotificationList>({ queryKey }));
  const ids = lists.flatMap(([, list]) => list?.notifications.map(({ id }) => id ?? 0) ?? []);
  return ids.length > 0 ? Math.max(...ids) : null;
}
