// SQL of the heartbeats of a worker process. `worker-process.ts` sends them at regular intervals.
import type { Queue } from '#platform/queues.ts';
import { type Queryable, run, sql } from '#platform/sql.ts';

export async function insertHeartbeat(
  db: Queryable,
  heartbeat: { pool_id: string; queue: Queue; process: string; schedule: readonly object[] },
): Promise<void> {
  await run(
    db,
    sql`insert into worker_heartbeats (pool_id, queue, process, schedule)
      values (${heartbeat.pool_id}, ${heartbeat.queue}, ${heartbeat.process}, ${JSON.stringify(heartbeat.schedule)}::jsonb)`,
  );
}

/**
 * Extends the leases of a process. `running` are the ids of the started tasks. Returns the number of updated rows. The
 * number is lower than the number of `poolIds` if the sweeper considered a runner dead and deleted its row.
 */
export function setHeartbeats(db: Queryable, poolIds: readonly string[], running: readonly string[]): Promise<number> {
  return run(
    db,
    sql`update worker_heartbeats set seen_at = now(), running = ${running} where pool_id = any(${poolIds})`,
  );
}

/** Stores the recent task durations of a runner. */
export async function setDurations(db: Queryable, poolId: string, durations: object): Promise<void> {
  await run(
    db,
    sql`update worker_heartbeats set durations = ${JSON.stringify(durations)}::jsonb where pool_id = ${poolId}`,
  );
}

export async function removeHeartbeats(db: Queryable, poolIds: readonly string[]): Promise<void> {
  await run(db, sql`delete from worker_heartbeats where pool_id = any(${poolIds})`);
}
