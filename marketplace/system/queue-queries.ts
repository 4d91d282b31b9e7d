// SQL of task counts per queue and kind: waiting, running and failed. Each count reads a limited part of an index, so
// its cost does not depend on the length of the queue.
import { z } from '#contracts/z.ts';
import { type Queue, schemaOf } from '#platform/queues.ts';
import { many, type Queryable, rawSql, sql } from '#platform/sql.ts';

/** Maximum number of tasks per queue that a count includes. */
export const MAX_COUNTED_ROWS = 20_000;

const table = (queue: Queue, name: string) => rawSql(`${schemaOf[queue]}._private_${name}`);

const waiting = z.object({
  task: z.string(),
  waiting: z.int(),
  later: z.int(),
  oldest_seconds: z.nullable(z.number()),
});

/** Returns counts of waiting tasks by kind. Counts only the first `MAX_COUNTED_ROWS` tasks in order of execution. */
export const countWaiting = (db: Queryable, queue: Queue) =>
  many(
    db,
    sql`select coalesce(t.identifier, '?') as task, c.waiting, c.later, c.oldest_seconds
      from (select task_id, count(*) filter (where run_at <= now())::int as waiting, count(*) filter (where run_at > now())::int as later,
          extract(epoch from now() - min(run_at) filter (where run_at <= now()))::float8 as oldest_seconds
        from (select task_id, run_at from ${table(queue, 'jobs')} where is_available = true
          order by priority, run_at limit ${MAX_COUNTED_ROWS}) first group by task_id) c
        left join ${table(queue, 'tasks')} t on t.id = c.task_id`,
    waiting,
  );

const taken = z.object({ task: z.string(), running: z.int(), failed: z.int() });

/** Returns counts of running and failed tasks by kind. Counts at most `MAX_COUNTED_ROWS` tasks. */
export const countTaken = (db: Queryable, queue: Queue) =>
  many(
    db,
    sql`select coalesce(t.identifier, '?') as task, c.running, c.failed
      from (select task_id, count(*) filter (where locked_at is not null)::int as running,
          count(*) filter (where locked_at is null)::int as failed
        from (select task_id, locked_at from ${table(queue, 'jobs')} where is_available = false limit ${MAX_COUNTED_ROWS}) first
        group by task_id) c left join ${table(queue, 'tasks')} t on t.id = c.task_id`,
    taken,
  );

const crontab = z.object({ task: z.string(), last_run_at: z.nullable(z.string()) });

/** Returns all cron tasks that this queue has ever had, with the time of their last run. */
export const listCrontabs = (db: Queryable, queue: Queue) =>
  many(
    db,
    sql`select identifier as task, last_execution as last_run_at from ${table(queue, 'known_crontabs')} order by identifier`,
    crontab,
  );
