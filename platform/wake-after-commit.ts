// Calls a function after each commit that added tasks with the functions of the schema `quiet`, which send no NOTIFY
// (docs/decisions/0071).
import type { Queryable } from './sql.ts';
import { isStatement } from './watch-query.ts';
import { wrapMethod } from './wrap-method.ts';

/** Wakes the lanes (the runners of the task queues) for this number of new tasks. Returns at once and never throws. */
export type Wake = (tasks: number) => void;

type Query = Queryable['query'];

const wakes = new WeakMap<object, Wake>();

/**
 * True for a statement that adds tasks. The text of the statement decides, because a caller could forget the wake-up.
 */
const addsTasks = (text: string) => text.includes('quiet.add_');

/** Returns the column `tasks` of the first row, which is the number of added tasks; 1 without this column. */
function tasksOf(result: unknown): number {
  const rows = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : [];
  const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const given = typeof first === 'object' && first !== null && 'tasks' in first ? first.tasks : 1;
  return typeof given === 'number' ? given : 1;
}

/** Calls `wake` after each statement of this pool that added tasks, and after each such transaction. */
export function wakeAfterCommits(pool: Queryable, wake: Wake): void {
  const announce = (result: unknown) => {
    const tasks = tasksOf(result);
    if (tasks > 0) wake(tasks);
  };
  wakes.set(pool, wake);
  wrapMethod(pool, 'query', (query) => (...given) => {
    const [statement] = given;
    const answer = query(...given);
    if (given.length === 1 && isStatement(statement) && addsTasks(statement.text) && answer instanceof Promise)
      answer.then(announce, () => {});
    return answer;
  });
}

/**
 * Counts the tasks that a transaction adds. The returned `query` replaces the `query` of the connection of the
 * transaction. Call `committed` after the commit.
 */
export function countTasks(pool: object, query: Query): { query: Query; committed(): void } {
  const wake = wakes.get(pool);
  if (!wake) return { query, committed: () => {} };
  let tasks = 0;
  return {
    async query(config) {
      const result = await query(config);
      if (addsTasks(config.text)) tasks += tasksOf(result);
      return result;
    },
    committed: () => {
      if (tasks > 0) wake(tasks);
    },
  };
}
