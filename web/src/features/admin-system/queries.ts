// Queries of the system page, refetched every 5 s while it is visible, and of single tasks.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contracts/http.ts';
import { systemEndpoints } from '#contracts/system.ts';
import { ADMIN_KEY } from '../../admin/admin-session.tsx';
import { adminCall } from '../../admin/call.ts';
import type { TasksView } from './tasks-view.ts';

const EVERY_MS = 5000;
const systemKey = [ADMIN_KEY, 'system'] as const;
const tasksKey = [ADMIN_KEY, 'tasks'] as const;

export type SystemView = Answer<typeof systemEndpoints.getSystem>;
export type TaskPage = Answer<typeof systemEndpoints.listTasks>;

export const useSystem = () =>
  useQuery({
    queryKey: systemKey,
    // A background call does not extend the session.
    queryFn: ({ signal }) => adminCall(systemEndpoints.getSystem, { signal, background: true }),
    refetchInterval: EVERY_MS,
    retry: false,
  });

/** Returns a page of tasks; the previous page stays visible while it loads. */
export function useTasks(view: TasksView) {
  const { queue, state, task, page } = view;
  const query = { queue, state, page: String(page), limit: '20', ...(task ? { task } : {}) };
  return useQuery({
    queryKey: [...tasksKey, query],
    queryFn: ({ signal }) => adminCall(systemEndpoints.listTasks, { query, signal, background: true }),
    refetchInterval: EVERY_MS,
    placeholderData: (before) => before,
  });
}

/** Mutations that retry one task, retry all tasks of a kind, or delete a task. Both lists are refetched. */
export function useTaskActs() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([client.invalidateQueries({ queryKey: tasksKey }), client.invalidateQueries({ queryKey: systemKey })]);
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
