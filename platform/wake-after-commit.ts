// Calls a function after each commit that added tasks with the SQL functions of the schema `quiet`. These SQL functions
// send no NOTIFY, so the process wakes the runners of the task queues itself (docs/decisions/0071).
import type { Queryable } from './sql.ts';
import { type AddedTasks, sumOf } from './wake-up.ts';
import { isStatement } from './watch-query.ts';
import { wrapMethod } from './wrap-method.ts';

/** Wakes the lanes (the runners of the task queues) for new tasks. Returns at once and never throws. */
export type Wake = (tasks: AddedTasks) => void;

type Query = Queryable['query'];

const wakes = new WeakMap<object, Wake>();

const ADDING = /quiet\.add_(\w+)_tasks/;

/**
 * Returns the queue to which a statement adds tasks; undefined for other statements. The text of the statement decides,
 * because a caller could forget the wake-up. A statement adds tasks to one queue at most.
 */
const queueOf = (text: string): string | undefined => ADDING.exec(text)?.[1];

/** Returns the column `tasks` of the first row, which is the number of added tasks; 1 without this column. */
function countOf(result: unknown): number {
  const rows = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : [];
  const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const given = typeof first === 'object' && first !== null && 'tasks' in first ? first.tasks : 1;
  return typeof given === 'number' ? given : 1;
}

/**
 * Calls `wake` after each single statement of this pool that added tasks, and after each committed transaction that
 * added tasks.
 */
export function wakeAfterCommits(pool: Queryable, wake: Wake): void {
  const announce = (queue: string, result: unknown) => {
    const count = countOf(result);
    if (count > 0) wake({ [queue]: count });
  };
  wakes.set(pool, wake);
  wrapMethod(pool, 'query', (query) => (...given) => {
    const [statement] = given;
    const answer = query(...given);
    const queue = given.length === 1 && isStatement(statement) ? queueOf(statement.text) : undefined;
    if (queue && answer instanceof Promise)
      answer.then(
        (result) => announce(queue, result),
        () => {},
      );
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
  let tasks: AddedTasks = {};
  return {
    async query(config) {
      const result = await query(config);
      const queue = queueOf(config.text);
      const count = queue ? countOf(result) : 0;
      if (queue && count > 0) tasks = sumOf(tasks, { [queue]: count });
      return result;
    },
    committed: () => {
      if (Object.keys(tasks).length > 0) wake(tasks);
    },
  };
}
