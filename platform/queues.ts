// The three queues, each a graphile-worker schema of its own: an empty poll walks the backlog of its schema.
import { runMigrations } from 'graphile-worker';
import type { Db } from './db.ts';

export const queues = ['urgent', 'outside', 'bulk'] as const;
export type Queue = (typeof queues)[number];

/** The schema of a queue. A *job* is what an employer posts; what a worker runs is a task in a queue. */
export const schemaOf = {
  urgent: 'queue_urgent',
  outside: 'queue_outside',
  bulk: 'queue_bulk',
} as const satisfies Record<Queue, string>;

/** Brings every queue's schema up to date. */
export async function migrateQueues(db: Db): Promise<void> {
  for (const queue of queues) await runMigrations({ pgPool: db, preset: { worker: { schema: schemaOf[queue] } } });
}
