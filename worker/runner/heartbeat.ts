// SQL of heartbeats. A timer calls them; progress decides whether they are written.
import type { Queue } from '#platform/queues.ts';
import { type Queryable, run, sql } from '#platform/sql.ts';

export async function insertHeartbeat(
  db: Queryable,
  beat: { pool_id: string; queue: Queue; process: string },
): Promise<void> {
  await run(
    db,
    sql`insert into worker_heartbeats (pool_id, queue, process) values (${beat.pool_id}, ${beat.queue}, ${beat.process})`,
  );
}

/** Renews the leases of a process; how many rows there still were. A row that is gone was swept: we have been taken for dead. */
export function setHeartbeats(db: Queryable, poolIds: readonly string[], running: readonly string[]): Promise<number> {
  return run(
    db,
    sql`update worker_heartbeats set seen_at = now(), running = ${running} where pool_id = any(${poolIds})`,
  );
}

export async function removeHeartbeats(db: Queryable, poolIds: readonly string[]): Promise<void> {
  await run(db, sql`delete from worker_heartbeats where pool_id = any(${poolIds})`);
}
