// Every few minutes, and when a worker starts: open jobs that the index lacks get an entry, jobs that are over lose theirs.
import { repairIndex } from '#marketplace/jobs/search/indexing.ts';
import { removeOldCounts } from '#marketplace/jobs/search/popular-queries.ts';
import { schemaOf } from '#platform/queues.ts';
import { type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import type { WorkerDeps } from '../deps.ts';

export const REPAIR_SEARCH_CRON = '*/10 * * * *';

/** Harmless to run twice. */
export async function repairSearch({ db, log }: WorkerDeps, progress: () => void): Promise<void> {
  const repaired = await repairIndex({ db }, progress);
  if (repaired > 0) log.info('the search index was mended', { jobs: repaired });
  await removeOldCounts(db);
}

/**
 * Has the index mended now: after an upgrade, or while no worker ran, jobs may have come that it lacks. Where a worker died over it, its
 * task is freed and run again: it is not added beside, which would leave the old one behind for ever.
 */
export async function enqueueRepair(db: Queryable): Promise<void> {
  await run(
    db,
    sql`select from ${rawSql(schemaOf.bulk)}.add_job('mend_search', job_key => 'mend_search at the start', job_key_mode => 'unsafe_dedupe')`,
  );
}
