// Every day and at the start of a worker process: creates monthly partitions in advance and drops expired partitions.
import { keepMonths } from '#marketplace/system/keep-months.ts';
import { describeError } from '#platform/log.ts';
import { analyzePartitioned } from '#platform/partition-maintenance.ts';
import { schemaOf } from '#platform/queues.ts';
import { type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import type { WorkerDeps } from '../deps.ts';

export async function keepAllMonths({ db, log }: Pick<WorkerDeps, 'db' | 'log'>, progress: () => void): Promise<void> {
  const { made, dropped, tables } = await keepMonths(db, progress);
  progress();
  await analyzePartitioned(db, progress).catch((error) =>
    log.warn('partitioned tables are analyzed tomorrow', describeError(error)),
  );
  if (made.length > 0 || dropped.length > 0) log.info('partitions were changed', { made, dropped });
  // Log the rows that are in no monthly partition. All months near today have a partition by now, so these rows belong
  // to months far from today.
  for (const { table, strays } of tables)
    if (strays > 0) log.error('rows are in no partition', { table, rows: strays });
}

/**
 * Enqueues the task `keep_months` when a worker process starts. If several processes start together, the task is
 * enqueued once.
 */
export async function keepMonthsSoon(db: Queryable): Promise<void> {
  await run(
    db,
    sql`select from ${rawSql(schemaOf.bulk)}.add_job('keep_months', job_key => 'keep_months at the start', job_key_mode => 'unsafe_dedupe')`,
  );
}
