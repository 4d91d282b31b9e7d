// Fetching the bell's list and marking it; every fetch is a background one, so that polling keeps nobody signed in.
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type NotificationList,
  notification,
  notificationEndpoints,
  notificationList,
} from '#contracts/notifications.ts';
import type { notificationTypes, UserType } from '#contracts/reference.ts';
import type { Language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { call } from '../../http/call.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../session/session-context.ts';
import { useToast } from '../../ui/toast.tsx';
import { changeLists, notificationsKey, refreshNotifications, withAllRead, withRead } from './cache.ts';

const REFETCH_AFTER_FAILURE = 2_000;
const LIMIT = 50;

/** Which of them a page shows. */
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

/** Six fields make a notification; the others are of this server (D37). */
const notificationView = z.extend(notification, {
  application_id: z._default(notification.shape.application_id, null),
  job_uid: z._default(notification.shape.job_uid, null),
  subject: z._default(notification.shape.subject, null),
  count: z._default(notification.shape.count, 1),
  replaces: z._default(notification.shape.replaces, null),
});

/** The list as the server sends it, or a bare array as a list of its own. */
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
  // The words are ours: Bhojpuri needs no translation that would make it Hindi (D3).
  const answer = await call(listFor[user_type], { query: asked(page), language, signal, background: true });
  return { ...answer, skip: page.skip };
}

function pageOptions(user_type: UserType | null, language: Language, page: PageOf) {
  const isNewest = page.filter === NEWEST.filter && page.skip === NEWEST.skip;
  const place = isNewest ? [] : [page.filter, page.skip];
  return queryOptions({
    queryKey: [...notificationsKey, user_type, language, ...place],
    queryFn: ({ signal }) => fetchNotifications(user_type ?? 'labour', { page, language, signal }),
    enabled: user_type !== null,
    staleTime: 0,
  });
}

/** The newest fifty, in the reader's language; fetched whenever a view of them opens, and by the poll of `web/src/live`. */
export function useNotifications() {
  const { user_type } = useSession();
  const { language } = useLanguage();
  return useQuery(pageOptions(user_type, language, NEWEST));
}

/** All of a filter, as far as they were asked for; `notes` is null until the first come. */
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
      // What was read meanwhile is no longer counted by the server: the pages before would leave a gap.
      if (filter === 'unread') void refreshNotifications(queryClient);
      setCount((before) => before + 1);
    },
  };
}

/** Changes the lists at once; gives them back and fetches them 2 s later where the server refuses (decisions D51). */
function useMark<T>(
  mark: (what: T) => Promise<unknown>,
  change: (list: NotificationList, what: T) => NotificationList,
  failure: string,
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

/** Marks one as read, by its id. */
export function useMarkRead() {
  return useMark(
    (id: number) => call(markRead, { params: { notification_id: String(id) }, body: { is_read: true } }),
    withRead,
    'failed_to_mark_as_read',
  );
}

/** Marks all as read. */
export function useMarkAllRead() {
  const { user_type } = useSession();
  const endpoint =
    user_type === 'employer' ? notificationEndpoints.readAllEmployer : notificationEndpoints.readAllLabour;
  return useMark(() => call(endpoint, {}), withAllRead, 'failed_to_mark_all_as_read');
}
