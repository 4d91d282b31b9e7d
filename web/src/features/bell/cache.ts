// The cached list of notifications and the changes it takes: an arrival, a mark, all marks.
import type { QueryClient } from '@tanstack/react-query';
import type { Notification, NotificationList } from '#contracts/notifications.ts';

/** Every list of notifications, whatever its language. */
export const notificationsKey = ['notifications'] as const;

/** The length of the key of the newest ones: whose and in which language. Other pages name a filter and a place as well. */
const NEWEST_KEY = 3;

const isNewest = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.length === NEWEST_KEY;

/** The list with a new notification on top, in place of the line it goes on from; one that is already there changes nothing. */
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

/** The list with one unread notification marked as read; where another page holds it, only the count changes. */
export function withRead(list: NotificationList, id: number): NotificationList {
  const isUnread = !list.notifications.some((item) => item.id === id && item.is_read);
  return {
    ...list,
    notifications: list.notifications.map((item) => (item.id === id ? { ...item, is_read: true } : item)),
    unread_count: Math.max(0, list.unread_count - (isUnread ? 1 : 0)),
  };
}

/** The list with all notifications marked as read. */
export function withAllRead(list: NotificationList): NotificationList {
  return {
    ...list,
    notifications: list.notifications.map((item) => ({ ...item, is_read: true })),
    unread_count: 0,
  };
}

/** Changes every cached list. */
export function changeLists(queryClient: QueryClient, change: (list: NotificationList) => NotificationList): void {
  queryClient.setQueriesData<NotificationList>({ queryKey: notificationsKey }, (list) => list && change(list));
}

/**
 * Puts a pushed notification on top of the newest; other pages are fetched anew. One without an id went to many people, whose browsers must
 * not all ask at the same moment: the lists are only marked as old, and opening the bell, or its poll, fetches them.
 */
export function receiveNotification(queryClient: QueryClient, arrival: Notification): void {
  queryClient.setQueriesData<NotificationList>(
    { queryKey: notificationsKey, predicate: isNewest },
    (list) => list && withArrival(list, arrival),
  );
  if (arrival.id === null) void queryClient.invalidateQueries({ queryKey: notificationsKey, refetchType: 'none' });
  else void queryClient.invalidateQueries({ queryKey: notificationsKey, predicate: (query) => !isNewest(query) });
}

/** Fetches the lists that are shown again; resolves when they have arrived or failed. */
export function refreshNotifications(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: notificationsKey });
}

/** The id of the newest cached notification; null if none is cached. */
export function newestNotification(queryClient: QueryClient): number | null {
  const lists = queryClient.getQueriesData<NotificationList>({ queryKey: notificationsKey, predicate: isNewest });
  const ids = lists.flatMap(([, list]) => list?.notifications.map(({ id }) => id ?? 0) ?? []);
  return ids.length > 0 ? Math.max(...ids) : null;
}
