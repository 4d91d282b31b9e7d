// Reads the task queues and adds events and tasks to them, for tests of the worker process.
import { z } from '#contracts/z.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { type Queue, queues, schemaOf } from '#platform/queues.ts';
import { many, one, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import { buildEmployer, buildLabour } from './factories.ts';

const counted = z.object({ count: z.int() });

export async function countOf(db: Queryable, from: string): Promise<number> {
  return (await one(db, sql`select count(*)::int from ${rawSql(from)}`, counted)).count;
}

const task = z.object({
  id: z.int(),
  task_identifier: z.string(),
  key: z.nullable(z.string()),
  attempts: z.int(),
  locked_by: z.nullable(z.string()),
  last_error: z.nullable(z.string()),
});

/** Returns the tasks of a queue, oldest first. */
export function tasksIn(db: Queryable, queue: Queue) {
  return many(
    db,
    sql`select id, task_identifier, key, attempts, locked_by, last_error from ${rawSql(schemaOf[queue])}.jobs order by id`,
    task,
  );
}

/** Counts the tasks that worker processes have locked, in all queues. */
export async function countHeld(db: Queryable): Promise<number> {
  const counts = await Promise.all(
    queues.map((queue) => countOf(db, `${schemaOf[queue]}.jobs where locked_by is not null`)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Adds one task per event id. The tasks have no key, so adding the same event id again creates another task. */
export async function addTasks(
  db: Queryable,
  queue: Queue,
  { name, eventIds }: { name: string; eventIds: readonly number[] },
): Promise<void> {
  const schema = rawSql(schemaOf[queue]);
  await run(
    db,
    sql`select count(${schema}.add_job(${name}::text, json_build_object('event_id', event_id), max_attempts => 25))
      from unnest(${eventIds}::bigint[]) as event_id`,
  );
}

/** Builds `count` jobs of one employer, and one worker's application for each job. Returns the application ids. */
export async function buildManyApplications(db: Db, count: number): Promise<number[]> {
  const [employer, labour] = [await buildEmployer(db), await buildLabour(db)];
  const rows = await many(
    db,
    sql`with job as (
        insert into jobs (employer_id, title, role, state, city, job_type, salary_amount, salary_period, description, expires_at)
        select ${employer.id}::bigint, 'Mason for house ' || n, 'mason', 'Maharashtra', 'Pune', 'daily_wage', 900, 'day',
          'Brick and plaster work.', now() + interval '7 days' from generate_series(1, ${count}::int) n returning id
      )
      insert into applications (job_id, employer_id, labour_id, status)
      select job.id, ${employer.id}::bigint, ${labour.id}::bigint, 'shortlisted' from job returning id`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }) => id);
}

/**
 * Records in one transaction that the applications were shortlisted, and notifies the worker processes that tasks are
 * waiting. Returns the event ids.
 */
export async function recordShortlists(db: Db, applications: readonly number[]): Promise<number[]> {
  const recorded = await inTransaction(db, async (tx) => {
    const ids: number[] = [];
    for (const application_id of applications)
      ids.push(
        await recordEvent(tx, {
          name: 'application.shortlisted',
          actor: { type: 'system', id: null },
          payload: { application_id },
        }),
      );
    return ids;
  });
  await run(db, sql`select pg_notify('jobs:insert', json_build_object('count', ${2 * recorded.length}::int)::text)`);
  return recorded;
}

/**
 * Counts the notifications of each event. Returns a map by event id, without entries for events that have no
 * notification.
 */
export async function countNotices(db: Queryable, eventIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await many(
    db,
    sql`select event_id, count(*)::int as count from notifications where event_id = any(${eventIds}::bigint[]) group by event_id`,
    z.object({ event_id: z.int(), count: z.int() }),
  );
  return new Map(rows.map(({ event_id, count }) => [event_id, count]));
}
