// The cached notification lists and their updates: arrival, one read, all read.
import type { QueryClient } from '@tanstack/react-query';
import type { Notification, NotificationList } from '#contracts/notifications.ts';

/** The prefix of all notification lists, in any language. */
export const notificationsKey = ['notifications'] as const;

/**
 * The length of the query key of the newest notifications (role and language). The keys of other pages also contain
 * filter and offset.
 */
const NEWEST_KEY = 3;

const isNewest = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.length === NEWEST_KEY;

/**
 * Returns the list with a new notification on top, in place of the one that it replaces; unchanged if it is already in
 * the list.
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

/** Returns the list with one unread notification marked as read. If another page has it, only the count changes. */
export function withRead(list: NotificationList, id: number): NotificationList {
  const isUnread = !list.notifications.some((item) => item.id === id && item.is_read);
  return {
    ...list,
    notifications: list.notifications.map((item) => (item.id === id ? { ...item, is_read: true } : item)),
    unread_count: Math.max(0, list.unread_count - (isUnread ? 1 : 0)),
  };
}

/** Returns the list with all notifications marked as read. */
export function withAllRead(list: NotificationList): NotificationList {
  return {
    ...list,
    notifications: list.notifications.map((item) => ({ ...item, is_read: true })),
    unread_count: 0,
  };
}

/** Changes all cached lists. */
export function changeLists(queryClient: QueryClient, change: (list: NotificationList) => NotificationList): void {
  queryClient.setQueriesData<NotificationList>({ queryKey: notificationsKey }, (list) => list && change(list));
}

/**
 * Puts a pushed notification on top of the newest list and refetches other pages. A notification without id was sent to
 * many users, whose browsers must not all refetch at once: the lists are only marked as stale, and opening the bell or
 * the next poll refetches them.
 */
export function receiveNotification(queryClient: QueryClient, arrival: Notification): void {
  queryClient.setQueriesData<NotificationList>(
    { queryKey: notificationsKey, predicate: isNewest },
    (list) => list && withArrival(list, arrival),
  );
  if (arrival.id === null) void queryClient.invalidateQueries({ queryKey: notificationsKey, refetchType: 'none' });
  else void queryClient.invalidateQueries({ queryKey: notificationsKey, predicate: (query) => !isNewest(query) });
}

/** Refetches the lists that are on the screen. Resolves when they have arrived or failed. */
export function refreshNotifications(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: notificationsKey });
}

/** Returns the id of the newest cached notification; null if none is cached. */
export function newestNotification(queryClient: QueryClient): number | null {
  const lists = queryClient.getQueriesData<NotificationList>({ queryKey: notificationsKey, predicate: isNewest });
  const ids = lists.flatMap(([, list]) => list?.notifications.map(({ id }) => id ?? 0) ?? []);
  return ids.length > 0 ? Math.max(...ids) : null;
}
