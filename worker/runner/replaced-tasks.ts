// Completes replaced tasks. A task is replaced if it is added again with the same key while it runs. graphile-worker
// then adds a new row and never runs the old row again, so the old row would remain in the queue if its run failed.
import { z } from '#contracts/z.ts';
import type { Log } from '#platform/log.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { many, type Queryable, rawSql, sql } from '#platform/sql.ts';

const completed = z.object({ id: z.string() });

/**
 * Completes the replaced tasks of all queues. When `add_job` replaces a running task, it clears the key of the old row
 * and sets the attempts of the old row to the maximum. So the old row never runs again, even if its run fails or its
 * process dies; the new row does the work. Tasks of an event or a user are always added with a key, so such a row
 * without a key was replaced. Cron tasks never have a key, so they are excluded.
 */
export async function completeReplacedTasks(db: Queryable, log: Log): Promise<void> {
  for (const queue of queues) {
    const schema = rawSql(schemaOf[queue]);
    // With `is_available = false`, Postgres can use the index `jobs_taken`.
    const rows = await many(
      db,
      sql`select done.id::text from ${schema}.complete_jobs(array(
          select j.id from ${schema}._private_jobs j
          where j.is_available = false and j.locked_at is null and j.key is null and j.attempts >= j.max_attempts
            and (j.payload -> 'event_id' is not null or j.payload -> 'user_id' is not null)
        )) as done`,
      completed,
    );
    if (rows.length > 0) log.info('completed tasks that had been replaced', { queue, tasks: rows.length });
  }
}
