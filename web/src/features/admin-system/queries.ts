// The system page asks every five seconds while it is in sight; tasks are asked for when they are looked at.
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
    // Looking keeps nobody signed in.
    queryFn: ({ signal }) => adminCall(systemEndpoints.getSystem, { signal, background: true }),
    refetchInterval: EVERY_MS,
    retry: false,
  });

/** A page of tasks; the one before stays in sight until it comes. */
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

/** Once more, all of a kind once more, or never again; both lists are asked for anew. */
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
