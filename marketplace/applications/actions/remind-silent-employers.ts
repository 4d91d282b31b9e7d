// Reacts to employers who do not answer applications (D28): first reminds them, then pauses their jobs.
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { moveJob } from '../../jobs/actions/moving.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { readSettings } from '../../settings/queries.ts';
import { isJobStale, listStaleJobs, remindBatch } from '../silence-queries.ts';
import { REMINDER_BATCH_SIZE } from '../silence-rules.ts';

type Store = Pick<Deps, 'db'>;

/** Reminds employers who have unanswered applications, each at most once per `remind_after_hours` hours. Idempotent. */
export async function remindEmployers({ db }: Store, progress: () => void): Promise<void> {
  const { remind_after_hours: patience } = await readSettings(db, ['remind_after_hours']);
  for (let reminded = REMINDER_BATCH_SIZE; reminded === REMINDER_BATCH_SIZE; progress())
    reminded = await inTransaction(db, (tx) => remindBatch(tx, { patience, limit: REMINDER_BATCH_SIZE }));
}

/** Locks a job, and pauses it if its employer has still not answered the applicants in time. */
async function pauseJob({ db }: Store, id: number, patience: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const job = await lockJob(tx, id);
    if (job && (await isJobStale(tx, id, patience))) await moveJob(tx, job, { to: 'paused', by: 'system' });
  });
}

/**
 * Pauses open jobs whose employer was reminded but has answered no applicant for `stale_job_days` days (D28).
 * Idempotent.
 */
export async function pauseStaleJobs({ db }: Store, progress: () => void): Promise<void> {
  const { stale_job_days: patience } = await readSettings(db, ['stale_job_days']);
  for (let after = 0; ; ) {
    const jobs = await listStaleJobs(db, { patience, after, limit: REMINDER_BATCH_SIZE });
    for (const { id } of jobs) {
      await pauseJob({ db }, id, patience);
      progress();
    }
    const last = jobs.at(-1);
    if (!last || jobs.length < REMINDER_BATCH_SIZE) return;
    after = last.id;
  }
}
