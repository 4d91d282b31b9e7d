// Administrators' actions on tasks: list, retry and remove. Retries and removals are written to the audit log.
import { fail } from '#contracts/problems.ts';
import type { Task } from '#contracts/system.ts';
import { inTransaction } from '#platform/db.ts';
import type { Queue } from '#platform/queues.ts';
import type { Tx } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';
import { writeAudit } from '../admins/audit.ts';
import type { Deps } from '../deps.ts';
import { paged } from '../paged.ts';
import { withoutNumbers } from './rules.ts';
import {
  countTasks,
  findTaskKind,
  listFailedIds,
  listTaskRows,
  removeTasks,
  rescheduleTasks,
  type TaskListFilter,
} from './task-queries.ts';

type Store = Pick<Deps, 'db'>;

const MAX_COUNTED_ROWS = 10_000;
const MAX_TASKS_PER_CALL = 1000;

/** Returns a page of the queue's tasks that are in the requested state. */
export async function showTasks({ db }: Store, filter: TaskListFilter & { page: number; limit: number }) {
  const { page, limit, queue, state } = filter;
  const rows = await listTaskRows(db, filter, { limit, offset: (page - 1) * limit });
  const count = await countTasks(db, filter, MAX_COUNTED_ROWS + 1);
  const tasks = rows.map(
    (row): Task => ({
      ...row,
      queue,
      state,
      last_error: row.last_error === null ? null : withoutNumbers(row.last_error),
    }),
  );
  return {
    ...paged({ tasks }, Math.min(count, MAX_COUNTED_ROWS), { page, limit }),
    total_capped: count > MAX_COUNTED_ROWS,
  };
}

interface One {
  queue: Queue;
  task_id: number;
}

type Act = (tx: Tx, queue: Queue, ids: readonly number[]) => Promise<number>;

/**
 * Applies an action to one task. Fails with `not_found` for an unknown task, and with `task_running` while a worker
 * process runs the task.
 */
async function actOn({ db }: Store, admin: Admin, { queue, task_id }: One, act: { name: string; run: Act }) {
  return inTransaction(db, async (tx) => {
    const kind = (await findTaskKind(tx, queue, task_id)) ?? fail('not_found');
    const count = await act.run(tx, queue, [task_id]);
    if (count === 0) fail('task_running');
    const target = { type: 'task', id: `${queue}/${task_id}` };
    await writeAudit(tx, admin, { action: act.name, target, after: kind });
    return count;
  });
}

export const retryTask = (deps: Store, admin: Admin, one: One) =>
  actOn(deps, admin, one, { name: 'task.retried', run: rescheduleTasks });

export const removeTask = (deps: Store, admin: Admin, one: One) =>
  actOn(deps, admin, one, { name: 'task.removed', run: removeTasks });

/** Retries the failed tasks of a kind, at most `MAX_TASKS_PER_CALL`. `more` is true if further failed tasks remain. */
export function retryKind({ db }: Store, admin: Admin, { queue, task }: { queue: Queue; task: string }) {
  return inTransaction(db, async (tx) => {
    const ids = await listFailedIds(tx, { queue, task }, MAX_TASKS_PER_CALL + 1);
    const retried = await rescheduleTasks(tx, queue, ids.slice(0, MAX_TASKS_PER_CALL));
    if (retried > 0)
      await writeAudit(tx, admin, {
        action: 'tasks.retried',
        target: { type: 'task', id: `${queue}/${task}` },
        after: { retried },
      });
    return { retried, more: ids.length > MAX_TASKS_PER_CALL };
  });
}
