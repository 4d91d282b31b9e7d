// Every day, and when a worker starts: months are made before they come, and dropped when they have had their time.
import { keepMonths } from '#marketplace/system/keep-months.ts';
import { describeError } from '#platform/log.ts';
import { analyzePartitioned } from '#platform/partition-maintenance.ts';
import { schemaOf } from '#platform/queues.ts';
import { type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import type { WorkerDeps } from '../deps.ts';

/** 03:23 in India. */
export const KEEP_MONTHS_CRON = '53 21 * * *';

/** Harmless to run twice. */
export async function keepAllMonths({ db, log }: Pick<WorkerDeps, 'db' | 'log'>, progress: () => void): Promise<void> {
  const { made, dropped, tables } = await keepMonths(db, progress);
  progress();
  await analyzePartitioned(db, progress).catch((error) =>
    log.warn('months are weighed tomorrow', describeError(error)),
  );
  if (made.length > 0 || dropped.length > 0) log.info('months of the tables', { made, dropped });
  // Their months are there now and what belongs to those was moved: these are of no month near today.
  for (const { table, strays } of tables) if (strays > 0) log.error('rows lie in no month', { table, rows: strays });
}

/** At the start of a worker; several that start together do it once. */
export async function keepMonthsSoon(db: Queryable): Promise<void> {
  await run(
    db,
    sql`select from ${rawSql(schemaOf.bulk)}.add_job('keep_months', job_key => 'keep_months at the start', job_key_mode => 'unsafe_dedupe')`,
  );
}
