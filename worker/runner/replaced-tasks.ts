// Completes replaced tasks: rows that graphile-worker set aside because their task was added again by key while they ran.
import { z } from '#contracts/z.ts';
import type { Log } from '#platform/log.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { many, type Queryable, rawSql, sql } from '#platform/sql.ts';

const completed = z.object({ id: z.string() });

/**
 * Completes them in all queues. `add_job` clears the key of a running row and uses up its attempts. If its worker process
 * dies or the run fails, the row never runs again, and its replacement does the work. Tasks of events and people always
 * have a key, so a row of theirs without a key was replaced; tasks of the clock have no key and stay.
 */
export async function completeReplacedTasks(db: Queryable, log: Log): Promise<void> {
  for (const queue of queues) {
    const schema = rawSql(schemaOf[queue]);
    // `jobs_taken` is the index for rows that are not available.
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
