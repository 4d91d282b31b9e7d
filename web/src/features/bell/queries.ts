// Fetching the bell's list and marking it; every fetch is a background one, so that polling keeps nobody signed in.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type NotificationList,
  notification,
  notificationEndpoints,
  notificationList,
} from '#contracts/notifications.ts';
import type { UserType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { call } from '../../http/call.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../session/session-context.ts';
import { useToast } from '../../ui/toast.tsx';
import { changeLists, notificationsKey, refreshNotifications, withAllRead, withRead } from './cache.ts';

const POLL = 60_000;
const REFETCH_AFTER_FAILURE = 2_000;
const PAGE = { include_read: 'true', limit: 50, skip: 0 } as const;

const listOrArray = z.union([notificationList, z.array(notification)]);
const listFor = {
  labour: { ...notificationEndpoints.listLabour, response: listOrArray },
  employer: { ...notificationEndpoints.listEmployer, response: listOrArray },
};

/** The list as the server sends it, or made of a bare array (decisions D37). */
async function fetchNotifications(user_type: UserType, signal: AbortSignal): Promise<NotificationList> {
  const answer = await call(listFor[user_type], { query: PAGE, signal, background: true });
  if (!Array.isArray(answer)) return answer;
  const unread_count = answer.filter(({ is_read }) => !is_read).length;
  return { notifications: answer, total: answer.length, unread_count, skip: PAGE.skip, limit: PAGE.limit };
}

/** The newest fifty, in the reader's language; fetched every minute and whenever a view of them opens. */
export function useNotifications() {
  const { user_type } = useSession();
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...notificationsKey, user_type, language],
    queryFn: ({ signal }) => fetchNotifications(user_type ?? 'labour', signal),
    enabled: user_type !== null,
    refetchInterval: POLL,
    staleTime: 0,
  });
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
      setTimeout(() => refreshNotifications(queryClient), REFETCH_AFTER_FAILURE);
    },
  });
}

/** Marks one as read, by its id. */
export function useMarkRead() {
  return useMark(
    (id: number) =>
      call(notificationEndpoints.markRead, { params: { notification_id: String(id) }, body: { is_read: true } }),
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
