// Every few minutes and at the start of a worker process: adds missing index entries of open jobs and removes those of
// ended jobs.
import { repairIndex } from '#marketplace/jobs/search/indexing.ts';
import { removeOldCounts } from '#marketplace/jobs/search/popular-queries.ts';
import { schemaOf } from '#platform/queues.ts';
import { type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import type { WorkerDeps } from '../deps.ts';

/** Idempotent. */
export async function repairSearch({ db, log }: WorkerDeps, progress: () => void): Promise<void> {
  const repaired = await repairIndex({ db }, progress);
  if (repaired > 0) log.info('the search index was mended', { jobs: repaired });
  await removeOldCounts(db);
}

/**
 * Enqueues the repair now: after an upgrade, or while no worker process ran, the index may lack jobs. If a worker
 * process died during the repair, the existing task is released and runs again; adding a second task would leave the
 * first one behind forever.
 */
export async function enqueueRepair(db: Queryable): Promise<void> {
  await run(
    db,
    sql`select from ${rawSql(schemaOf.bulk)}.add_job('mend_search', job_key => 'mend_search at the start', job_key_mode => 'unsafe_dedupe')`,
  );
}
