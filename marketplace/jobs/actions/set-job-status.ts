// Changes the status of an employer's job, and deletes, extends or copies a job (D17).
import type { OwnJob } from '#contracts/job-shapes.ts';
import { fail } from '#contracts/problems.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { copyPhraseLines } from '../../phrases/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { contentIn } from '../content.ts';
import { setLaterExpiry } from '../queries/edit.ts';
import { insertHistory, lockOwnJob } from '../queries/moves.ts';
import { removePicturesOf } from '../queries/pictures.ts';
import { insertDraft } from '../queries/post.ts';
import { lifetimeDays, lifetimeSettings } from '../rules.ts';
import { allowedFrom } from '../states.ts';
import { moveJob } from './moving.ts';
import { openJob } from './opening.ts';
import { lockOwnJobVersion } from './own-job.ts';
import { requireDailyQuota } from './publishing.ts';
import { showMovedJob, showOwnJob } from './show.ts';

type Store = Pick<Deps, 'db'>;

interface StatusChange {
  uid: string;
  status: JobStatus;
  version?: number | undefined;
}

async function move({ db }: Store, employer: Person, { uid, status, version }: StatusChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    const job = await lockOwnJobVersion(tx, employer, { uid, version });
    if (job.status === status) return;
    if (status === 'active' || status === 'pending_review') await openJob(tx, employer, job, status);
    else await moveJob(tx, job, { to: status, by: employer });
    if (status === 'removed') await removePicturesOf(tx, job.id);
  });
}

/**
 * Changes the status of an employer's job. Setting the current status again changes nothing. Fails with `not_found` and
 * `stale_version` as {@link lockOwnJobVersion} does, and with `job_transition` if the rules do not allow the change
 * (D17). If the new status opens the job, also fails with the errors of {@link openJob}.
 */
export async function setJobStatus(deps: Store, employer: Person, wanted: StatusChange): Promise<OwnJob> {
  await move(deps, employer, wanted);
  return showMovedJob(deps, employer, wanted.uid);
}

/**
 * Deletes an employer's job; the employer cannot restore it. Fails with `not_found` if the employer has no such job,
 * and with `job_transition` if a job with this status cannot be deleted.
 */
export async function deleteJob(deps: Store, employer: Person, uid: string): Promise<{ removed: boolean }> {
  await move(deps, employer, { uid, status: 'removed' });
  return { removed: true };
}

/**
 * Extends an open or paused job by the lifetime of its type. Fails with `not_found` if the employer has no such job,
 * with `job_transition` if the job is neither open nor paused, and with `extension_limit` if the job already has the
 * maximum lifetime.
 */
export async function extendJob({ db }: Store, employer: Person, uid: string): Promise<OwnJob> {
  await inTransaction(db, async (tx) => {
    const job = await lockOwnJobVersion(tx, employer, { uid });
    if (job.status !== 'active' && job.status !== 'paused')
      fail('job_transition', { from: job.status, to: 'active', allowed: allowedFrom(job.status, 'employer') });
    const lifetimes = await readSettings(tx, lifetimeSettings);
    const days = { days: lifetimeDays(job.job_type, lifetimes), maxDays: lifetimes.job_most_life_days };
    const expiry = (await setLaterExpiry(tx, job.id, days)) ?? fail('extension_limit', { days: days.maxDays });
    await insertHistory(tx, job.id, { by: employer, from: null, to: null, changes: { expires_at: expiry } });
    await recordEvent(tx, { name: 'job.extended', actor: employer, payload: { job_id: job.id } });
  });
  return showOwnJob({ db }, employer, uid);
}

/**
 * Copies an employer's job to a new draft, without its dates. Fails with `not_found` if the employer has no such job,
 * and with `rate_limited` above the daily limit of jobs.
 */
export async function copyJob({ db }: Store, employer: Person, uid: string): Promise<OwnJob> {
  const copy = await inTransaction(db, async (tx) => {
    await lockPerson(tx, employer.id);
    const job = (await lockOwnJob(tx, employer.id, uid)) ?? fail('not_found');
    await requireDailyQuota(tx, employer.id);
    const draft = await insertDraft(tx, employer.id, { ...contentIn(job), start_date: null, walk_in: null });
    await copyPhraseLines(tx, job.id, draft.id);
    await insertHistory(tx, draft.id, { by: employer, from: null, to: 'draft' });
    return draft;
  });
  return showOwnJob({ db }, employer, copy.uid);
}
