// SQL that lists the tasks of a queue by state, and retries or removes tasks with the functions of graphile-worker.
import type { TaskState } from '#contracts/system.ts';
import { z } from '#contracts/z.ts';
import { type Queue, schemaOf } from '#platform/queues.ts';
import { emptySql, many, maybe, one, type Queryable, rawSql, type Sql, sql, type Tx } from '#platform/sql.ts';

const schema = (queue: Queue) => rawSql(schemaOf[queue]);

/** SQL condition and sort order of each task state. An index supports every order. */
const inState: Record<TaskState, { is: Sql; order: Sql }> = {
  failed: { is: sql`j.is_available = false and j.locked_at is null`, order: sql`j.id desc` },
  running: { is: sql`j.is_available = false and j.locked_at is not null`, order: sql`j.id` },
  waiting: { is: sql`j.is_available = true and j.run_at <= now()`, order: sql`j.priority, j.run_at` },
  later: { is: sql`j.is_available = true and j.run_at > now()`, order: sql`j.priority, j.run_at` },
};

export interface TaskListFilter {
  queue: Queue;
  state: TaskState;
  task?: string | undefined;
}

const ofKind = ({ queue, task }: TaskListFilter) =>
  task === undefined
    ? emptySql
    : sql`and j.task_id = (select id from ${schema(queue)}._private_tasks where identifier = ${task})`;

const row = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  max_attempts: z.int(),
  run_at: z.string(),
  created_at: z.string(),
  locked_at: z.nullable(z.string()),
  payload: z.string(),
  last_error: z.nullable(z.string()),
});

export const listTaskRows = (
  db: Queryable,
  filter: TaskListFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  many(
    db,
    sql`select j.id::text, coalesce(t.identifier, '?') as task, j.attempts, j.max_attempts, j.run_at, j.created_at, j.locked_at,
        left(j.payload::text, 300) as payload, left(j.last_error, 2000) as last_error
      from (select * from ${schema(filter.queue)}._private_jobs j where ${inState[filter.state].is} ${ofKind(filter)}
        order by ${inState[filter.state].order} limit ${limit} offset ${offset}) j
      left join ${schema(filter.queue)}._private_tasks t on t.id = j.task_id order by ${inState[filter.state].order}`,
    row,
  );

const counted = z.object({ count: z.int() });

/** Counts tasks, up to `max`. */
export async function countTasks(db: Queryable, filter: TaskListFilter, max: number): Promise<number> {
  const statement = sql`select count(*)::int as count from (select from ${schema(filter.queue)}._private_jobs j
    where ${inState[filter.state].is} ${ofKind(filter)} limit ${max}) counted`;
  return (await one(db, statement, counted)).count;
}

/** Returns the ids of the oldest failed tasks of a kind, at most `max`. */
export async function listFailedIds(tx: Tx, filter: Omit<TaskListFilter, 'state'>, max: number): Promise<number[]> {
  const of: TaskListFilter = { ...filter, state: 'failed' };
  const rows = await many(
    tx,
    sql`select j.id::float8 as id from ${schema(of.queue)}._private_jobs j where ${inState.failed.is} ${ofKind(of)} order by j.id limit ${max}`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }) => id);
}

const named = z.object({ task: z.string() });

/** Returns the kind of a task; null for an unknown id. */
export const findTaskKind = (tx: Tx, queue: Queue, id: number) =>
  maybe(
    tx,
    sql`select coalesce((select identifier from ${schema(queue)}._private_tasks t where t.id = j.task_id), '?') as task
      from ${schema(queue)}._private_jobs j where j.id = ${id}`,
    named,
  );

const touched = z.object({ id: z.string() });

/** Makes tasks due now and resets their attempts. Skips running tasks. Returns the number of changed tasks. */
export async function rescheduleTasks(tx: Tx, queue: Queue, ids: readonly number[]): Promise<number> {
  const statement = sql`select id::text from ${schema(queue)}.reschedule_jobs(${ids}::bigint[], run_at := now(), attempts := 0)`;
  return (await many(tx, statement, touched)).length;
}

/** Deletes tasks. Skips running tasks. Returns the number of deleted tasks. */
export async function removeTasks(tx: Tx, queue: Queue, ids: readonly number[]): Promise<number> {
  return (await many(tx, sql`select id::text from ${schema(queue)}.complete_jobs(${ids}::bigint[])`, touched)).length;
}
