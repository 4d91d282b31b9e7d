// The cached list of notifications and the changes it takes: an arrival, a mark, all marks.
import type { QueryClient } from '@tanstack/react-query';
import type { Notification, NotificationList } from '#contracts/notifications.ts';

/** Every list of notifications, whatever its language. */
export const notificationsKey = ['notifications'] as const;

/** The list with a new notification on top; one that is already there changes nothing. */
function withArrival(list: NotificationList, arrival: Notification): NotificationList {
  if (arrival.id !== null && list.notifications.some(({ id }) => id === arrival.id)) return list;
  return {
    ...list,
    notifications: [arrival, ...list.notifications].slice(0, list.limit),
    total: list.total + 1,
    unread_count: list.unread_count + (arrival.is_read ? 0 : 1),
  };
}

/** The list with one notification marked as read. */
export function withRead(list: NotificationList, id: number): NotificationList {
  const isUnread = list.notifications.some((item) => item.id === id && !item.is_read);
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

/** Puts a pushed notification on top; one to many people has no id, so the list is fetched instead. */
export function receiveNotification(queryClient: QueryClient, arrival: Notification): void {
  changeLists(queryClient, (list) => withArrival(list, arrival));
  if (arrival.id === null) refreshNotifications(queryClient);
}

/** Fetches the list again: after a connection, since the list is the truth. */
export function refreshNotifications(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: notificationsKey });
}
