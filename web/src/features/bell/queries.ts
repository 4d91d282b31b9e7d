// Queries and mutations of notifications. All queries are background calls, so that polling does not extend the user's
// session.
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type NotificationList,
  notification,
  notificationEndpoints,
  notificationList,
} from '#contracts/notifications.ts';
import type { notificationTypes, UserType } from '#contracts/reference.ts';
import type { Language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import type { KeyOf } from '#locales/topics/text-key.ts';
import { call } from '../../http/call.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSession } from '../../session/session-context.ts';
import { changeLists, listKey, notificationsKey, refreshNotifications, withAllRead, withRead } from './cache.ts';

const REFETCH_AFTER_FAILURE = 2_000;
const LIMIT = 50;

export type NoteFilter = 'all' | 'unread' | (typeof notificationTypes)[number];

interface PageOf {
  filter: NoteFilter;
  skip: number;
}
const NEWEST: PageOf = { filter: 'all', skip: 0 };

const asked = ({ filter, skip }: PageOf) =>
  ({
    include_read: filter === 'unread' ? 'false' : 'true',
    notification_type: filter === 'all' || filter === 'unread' ? undefined : filter,
    limit: LIMIT,
    skip,
  }) as const;

/**
 * A notification as the web app accepts it: only the six fields of the specification are required (D37). The fields
 * below are additions of this server, so they are optional.
 */
const notificationView = z.extend(notification, {
  application_id: z._default(notification.shape.application_id, null),
  job_uid: z._default(notification.shape.job_uid, null),
  subject: z._default(notification.shape.subject, null),
  count: z._default(notification.shape.count, 1),
  replaces: z._default(notification.shape.replaces, null),
});

/**
 * Converts a response that is only an array of notifications to the list object that this server sends. The web app
 * accepts such an array too (D37). Other responses are returned unchanged.
 */
const listOf = (answer: unknown) => {
  if (!Array.isArray(answer)) return answer;
  const unread_count = answer.filter((one) => one?.is_read === false).length;
  return { notifications: answer, total: answer.length, unread_count, skip: 0, limit: LIMIT };
};
const notificationListView = z.pipe(
  z.transform(listOf),
  z.extend(notificationList, { notifications: z.array(notificationView) }),
);
const listFor = {
  labour: { ...notificationEndpoints.listLabour, response: notificationListView },
  employer: { ...notificationEndpoints.listEmployer, response: notificationListView },
};
const markRead = { ...notificationEndpoints.markRead, response: notificationView };

async function fetchNotifications(
  user_type: UserType,
  { page, language, signal }: { page: PageOf; language: Language; signal: AbortSignal },
): Promise<NotificationList> {
  // Request the language of the query key, even if the user has chosen another language since the query began.
  const answer = await call(listFor[user_type], { query: asked(page), language, signal, background: true });
  return { ...answer, skip: page.skip };
}

function pageOptions(user_type: UserType | null, language: Language, page: PageOf) {
  const isNewest = page.filter === NEWEST.filter && page.skip === NEWEST.skip;
  const list = isNewest ? { language, list: 'newest' as const } : { language, list: 'page' as const, ...page };
  return queryOptions({
    queryKey: listKey(user_type ?? 'labour', list),
    queryFn: ({ signal }) => fetchNotifications(user_type ?? 'labour', { page, language, signal }),
    enabled: user_type !== null,
    staleTime: 0,
  });
}

/**
 * Returns the 50 newest notifications in the user's language. The list is refetched by the poll (`poll.ts`), and each
 * time a component that uses this hook is mounted.
 */
export function useNotifications() {
  const { user_type } = useSession();
  const { language } = useLanguage();
  return useQuery(pageOptions(user_type, language, NEWEST));
}

/** Returns the loaded pages of a filter; `notes` is null until the first page arrives. */
export function useNotificationPages(filter: NoteFilter) {
  const queryClient = useQueryClient();
  const { user_type } = useSession();
  const { language } = useLanguage();
  const [count, setCount] = useState(1);
  const pages = Array.from({ length: count }, (_, place): PageOf => ({ filter, skip: place * LIMIT }));
  const results = useQueries({ queries: pages.map((page) => pageOptions(user_type, language, page)) });
  const lists = results.flatMap(({ data }) => data ?? []);
  const known = new Map(
    lists.flatMap(({ notifications }) => notifications).map((note) => [note.id ?? note.created_at, note]),
  );
  const failed = results.filter(({ error }) => error !== null);
  return {
    notes: results[0]?.data ? [...known.values()] : null,
    total: lists[0]?.total ?? 0,
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    isFetchingMore: results.at(-1)?.isPending ?? false,
    refetch: () => {
      for (const result of failed) void result.refetch();
    },
    more: () => {
      // The server's unread list no longer contains the notifications that the user has read since. Refetch the loaded
      // pages, because the next page would otherwise skip as many unread notifications.
      if (filter === 'unread') void refreshNotifications(queryClient);
      setCount((before) => before + 1);
    },
  };
}

/**
 * Returns a mutation that marks notifications as read. The cached lists change before the response. If the request
 * fails, the lists are restored at once and refetched after `REFETCH_AFTER_FAILURE` (D51).
 */
function useMark<T>(
  mark: (what: T) => Promise<unknown>,
  change: (list: NotificationList, what: T) => NotificationList,
  failure: KeyOf<'bell'>,
) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { t } = useTranslation('bell');
  return useMutation({
    mutationFn: mark,
    onMutate: async (what: T) => {
      await queryClient.cancelQueries({ queryKey: notificationsKey });
      const before = queryClient.getQueriesData<NotificationList>({ queryKey: notificationsKey });
      changeLists(queryClient, (list) => change(list, what));
      return before;
    },
    onError: (_error, _what, before) => {
      for (const [key, list] of before ?? []) queryClient.setQueryData(key, list);
      showToast({ text: t(failure), tone: 'problem' });
      setTimeout(() => void refreshNotifications(queryClient), REFETCH_AFTER_FAILURE);
    },
  });
}

/** Marks one notification as read, by its id. */
export function useMarkRead() {
  return useMark(
    (id: number) => call(markRead, { params: { notification_id: String(id) }, body: { is_read: true } }),
    withRead,
    'failed_to_mark_as_read',
  );
}

export function useMarkAllRead() {
  const { user_type } = useSession();
  const endpoint =
    user_type === 'employer' ? notificationEndpoints.readAllEmployer : notificationEndpoints.readAllLabour;
  return useMark(() => call(endpoint, {}), withAllRead, 'failed_to_mark_all_as_read');
}
