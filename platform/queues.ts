// The three queues, each a graphile-worker schema of its own: an empty poll walks the backlog of its schema.
import type { Db } from './db.ts';

export const queues = ['urgent', 'outside', 'bulk'] as const;
export type Queue = (typeof queues)[number];

/** The schema of a queue. A *job* is what an employer posts; what a worker runs is a task in a queue. */
export const schemaOf = {
  urgent: 'queue_urgent',
  outside: 'queue_outside',
  bulk: 'queue_bulk',
} as const satisfies Record<Queue, string>;

/** What runs and what was given up is few among many: the system page finds it by this index. */
async function indexTaken(db: Db, schema: string): Promise<void> {
  // Asked first: `if not exists` alone would wait for a lock on a table that workers write to all the time.
  const known = await db.query('select from pg_indexes where schemaname = $1 and indexname = $2', [
    schema,
    'jobs_taken',
  ]);
  if (known.rowCount) return;
  await db.query(
    `create index if not exists jobs_taken on ${schema}._private_jobs (id) include (task_id, locked_at) where is_available = false`,
  );
}

/** Brings every queue's schema up to date. */
export async function migrateQueues(db: Db): Promise<void> {
  // Loaded here: the API needs the names of the queues and none of this.
  const { runMigrations } = await import('graphile-worker');
  for (const queue of queues) {
    await runMigrations({ pgPool: db, preset: { worker: { schema: schemaOf[queue] } } });
    await indexTaken(db, schemaOf[queue]);
  }
}
