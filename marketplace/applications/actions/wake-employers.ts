// Nobody waits for an employer who has stopped reading (D28): first they are reminded, then their jobs are paused.
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { moveJob } from '../../jobs/actions/moving.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { readSettings } from '../../settings/queries.ts';
import { isJobStale, listStaleJobs, remindPage } from '../silence-queries.ts';
import { WAKING_PAGE } from '../silence-rules.ts';

type Store = Pick<Deps, 'db'>;

/** Reminds the employers who leave people waiting, each once in the hours of `remind_after_hours`. Harmless to run twice. */
export async function remindEmployers({ db }: Store, progress: () => void): Promise<void> {
  const { remind_after_hours: patience } = await readSettings(db, ['remind_after_hours']);
  for (let reminded = WAKING_PAGE; reminded === WAKING_PAGE; progress())
    reminded = await inTransaction(db, (tx) => remindPage(tx, { patience, limit: WAKING_PAGE }));
}

/** Pauses a job that is still stale once it is held. */
async function pauseJob({ db }: Store, id: number, patience: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const job = await lockJob(tx, id);
    if (job && (await isJobStale(tx, id, patience))) await moveJob(tx, job, { to: 'paused', by: 'system' });
  });
}

/** Pauses the open jobs whose employer has answered nobody in the days of `stale_job_days`, though reminded (D17). Harmless to run twice. */
export async function pauseStaleJobs({ db }: Store, progress: () => void): Promise<void> {
  const { stale_job_days: patience } = await readSettings(db, ['stale_job_days']);
  for (let after = 0; ; ) {
    const jobs = await listStaleJobs(db, { patience, after, limit: WAKING_PAGE });
    for (const { id } of jobs) {
      await pauseJob({ db }, id, patience);
      progress();
    }
    const last = jobs.at(-1);
    if (!last || jobs.length < WAKING_PAGE) return;
    after = last.id;
  }
}
