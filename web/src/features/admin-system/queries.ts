// Queries of the system page, refetched every 5 s while the page is visible, and queries and mutations of tasks.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contracts/http.ts';
import { systemEndpoints } from '#contracts/system.ts';
import { adminKeyOf, adminKeyOfContract } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';
import type { TasksView } from './tasks-view.ts';

const EVERY_MS = 5000;

export type SystemView = Answer<typeof systemEndpoints.getSystem>;
export type TaskPage = Answer<typeof systemEndpoints.listTasks>;

export const useSystem = () =>
  useQuery({
    queryKey: adminKeyOf('system', 'getSystem'),
    // A background call does not extend the administrator's session, so an idle open page does not prevent its expiry.
    queryFn: ({ signal }) => adminCall(systemEndpoints.getSystem, { signal, background: true }),
    refetchInterval: EVERY_MS,
    retry: false,
  });

/** Returns a page of tasks. While another page loads, the previous page stays visible. */
export function useTasks(view: TasksView) {
  const { queue, state, task, page } = view;
  const query = { queue, state, page: String(page), limit: '20', ...(task ? { task } : {}) };
  return useQuery({
    queryKey: adminKeyOf('system', 'listTasks', query),
    queryFn: ({ signal }) => adminCall(systemEndpoints.listTasks, { query, signal, background: true }),
    refetchInterval: EVERY_MS,
    placeholderData: (before) => before,
  });
}

/**
 * Mutations that retry one task, retry all tasks of a kind, or delete a task. After each mutation, the task list and
 * the system state are refetched.
 */
export function useTaskActs() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: adminKeyOfContract('system') });
  type Queue = TasksView['queue'];
  const retry = useMutation({
    mutationFn: (params: { queue: Queue; task_id: string }) => adminCall(systemEndpoints.retryTask, { params }),
    onSettled,
  });
  const retryAll = useMutation({
    mutationFn: ({ queue, task }: { queue: Queue; task: string }) =>
      adminCall(systemEndpoints.retryKind, { params: { queue }, body: { task } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (params: { queue: Queue; task_id: string }) => adminCall(systemEndpoints.removeTask, { params }),
    onSettled,
  });
  return { retry, retryAll, remove };
}
