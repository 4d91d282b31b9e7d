// Every few minutes and at the start of a worker process: adds missing index entries of open jobs and removes the
// entries of ended jobs.
import { repairIndex } from '#marketplace/jobs/search/indexing.ts';
import { removeOldCounts } from '#marketplace/jobs/search/popular-queries.ts';
import { schemaOf } from '#platform/queues.ts';
import { type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import type { WorkerDeps } from '../deps.ts';

export async function repairSearch({ db, log }: WorkerDeps, progress: () => void): Promise<void> {
  const repaired = await repairIndex({ db }, progress);
  if (repaired > 0) log.info('the search index was repaired', { jobs: repaired });
  await removeOldCounts(db);
}

/**
 * Enqueues the repair to run now, because the index may lack jobs after an upgrade or after a time without worker
 * processes. `unsafe_dedupe` keeps an earlier repair whose process died: its task is released and runs again. In
 * another `job_key_mode`, a new task would replace the locked task, which would then never run again.
 */
export async function enqueueRepair(db: Queryable): Promise<void> {
  await run(
    db,
    sql`select from ${rawSql(schemaOf.bulk)}.add_job('repair_search', job_key => 'repair_search at the start', job_key_mode => 'unsafe_dedupe')`,
  );
}
