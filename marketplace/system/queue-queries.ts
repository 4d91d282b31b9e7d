// SQL of the queues as a whole: what waits, runs and has failed, by kind. Each statement reads an index, however long the queue is.
import { z } from '#contracts/z.ts';
import { type Queue, schemaOf } from '#platform/queues.ts';
import { many, type Queryable, rawSql, sql } from '#platform/sql.ts';

/** So many waiting tasks are counted; more are “and more”. */
export const MAX_COUNTED_ROWS = 20_000;

const table = (queue: Queue, name: string) => rawSql(`${schemaOf[queue]}._private_${name}`);

const waiting = z.object({
  task: z.string(),
  waiting: z.int(),
  later: z.int(),
  oldest_seconds: z.nullable(z.number()),
});

/** What waits, by kind, of the first that are to be run. */
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

/** What runs and what was given up, by kind. */
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

/** What the clock has added so far. */
export const listCrontabs = (db: Queryable, queue: Queue) =>
  many(
    db,
    sql`select identifier as task, last_execution as last_run_at from ${table(queue, 'known_crontabs')} order by identifier`,
    crontab,
  );
