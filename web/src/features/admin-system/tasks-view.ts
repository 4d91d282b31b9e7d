// Filters and page of the task list, kept in the URL so that a link shows the same tasks.
import { type TaskState, taskQueues, taskStates } from '#contracts/system.ts';

export interface TasksView {
  queue: (typeof taskQueues)[number];
  state: TaskState;
  /** The kind of task; '' for all. */
  task: string;
  page: number;
}

export function tasksViewOf(query: URLSearchParams): TasksView {
  return {
    queue: taskQueues.find((one) => one === query.get('queue')) ?? 'urgent',
    state: taskStates.find((one) => one === query.get('state')) ?? 'failed',
    task: /^[a-z][a-z0-9_]{0,99}$/.exec(query.get('task') ?? '')?.[0] ?? '',
    page: Math.max(1, Math.min(1000, Math.trunc(Number(query.get('page'))) || 1)),
  };
}

export function tasksQueryOf({ queue, state, task, page }: TasksView): string {
  const query = new URLSearchParams({ queue, state });
  if (task) query.set('task', task);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
