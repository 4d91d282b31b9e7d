// The three task queues. A poll without a result scans the whole backlog of its graphile-worker schema. So each queue
// has a separate schema, and the backlog of one queue does not slow down the others.
import type { Db } from './db.ts';

export const queues = ['urgent', 'outside', 'bulk'] as const;
export type Queue = (typeof queues)[number];

/** Schema of each queue. A *job* is posted by an employer; a worker process runs *tasks* from a queue. */
export const schemaOf = {
  urgent: 'queue_urgent',
  outside: 'queue_outside',
  bulk: 'queue_bulk',
} as const satisfies Record<Queue, string>;

/**
 * Creates an index that contains only running and failed tasks, so it remains small. The administrators' system page
 * uses it.
 */
async function indexTaken(db: Db, schema: string): Promise<void> {
  // Check for the index first: even with `if not exists`, creating it waits for a lock on a table that worker processes
  // write to constantly.
  const known = await db.query('select from pg_indexes where schemaname = $1 and indexname = $2', [
    schema,
    'jobs_taken',
  ]);
  if (known.rowCount) return;
  await db.query(
    `create index if not exists jobs_taken on ${schema}._private_jobs (id) include (task_id, locked_at) where is_available = false`,
  );
}

/** Migrates the schema of every queue. */
export async function migrateQueues(db: Db): Promise<void> {
  // Load the library only here: the API imports this module for the names of the queues.
  const { runMigrations } = await import('graphile-worker');
  for (const queue of queues) {
    await runMigrations({ pgPool: db, preset: { worker: { schema: schemaOf[queue] } } });
    await indexTaken(db, schemaOf[queue]);
  }
}
