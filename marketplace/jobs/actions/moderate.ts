// Moderation of jobs (D17): send to review, approve, reject, remove and restore. The system can also send a job to
// review.
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { currentExpiryOr, expiryFromNow } from '../queries/lifetime.ts';
import { isOfSuspended, isRestorable, isUnposted, type LockedJob, lockJob } from '../queries/moves.ts';
import { lifetimeSettings } from '../rules.ts';
import { allowedFrom } from '../states.ts';
import { expireIfOverdue, fillIfFull, moveJob } from './moving.ts';

const locked = async (tx: Tx, jobId: number): Promise<LockedJob> =>
  expireIfOverdue(tx, (await lockJob(tx, jobId)) ?? fail('not_found'));

/** Actor that sends a job to review: the system, a moderator, or a moderator with a note that the employer reads. */
type Holder = 'system' | 'moderator' | { note: string };

/**
 * Sends an open or paused job to review. In other statuses, does nothing and returns false, which is not an error.
 * Fails with `not_found`.
 */
export async function holdJob(tx: Tx, jobId: number, holder: Holder): Promise<boolean> {
  const job = await locked(tx, jobId);
  const { by, note } =
    typeof holder === 'string' ? { by: holder, note: undefined } : ({ by: 'moderator', ...holder } as const);
  if (!allowedFrom(job.status, by).includes('pending_review') || job.status === 'removed') return false;
  await moveJob(tx, job, { to: 'pending_review', by, note });
  return true;
}

/**
 * Approves a job that waits for review, which opens the job. The job gets a new expiry if it was never posted or has
 * expired. Fails with `not_found` for an unknown id, with `job_transition` if the job does not wait for review, and
 * with `account_suspended` if its employer is suspended.
 */
export async function approveJob(tx: Tx, jobId: number): Promise<void> {
  const job = await locked(tx, jobId);
  if (await isOfSuspended(tx, jobId)) fail('account_suspended');
  const first = await isUnposted(tx, jobId);
  const expiry = expiryFromNow(job, await readSettings(tx, lifetimeSettings));
  const approved = await moveJob(tx, job, {
    to: 'active',
    by: 'moderator',
    note: null,
    expires: first ? expiry : currentExpiryOr(expiry),
  });
  if (first) await recordEvent(tx, { name: 'job.posted', actor: system, payload: { job_id: jobId } });
  await fillIfFull(tx, approved);
}

/**
 * Rejects a job that waits for review, with a note for its employer. Fails with `not_found` for an unknown id, and with
 * `job_transition` if the job does not wait for review.
 */
export async function rejectJob(tx: Tx, jobId: number, note: string): Promise<void> {
  const job = await locked(tx, jobId);
  if (job.status !== 'pending_review')
    fail('job_transition', { from: job.status, to: 'removed', allowed: allowedFrom(job.status, 'moderator') });
  await moveJob(tx, job, { to: 'removed', by: 'moderator', note });
}

/**
 * Removes a job with a note for its employer. Fails with `not_found`, or with `job_transition` if the job is a draft or
 * already removed.
 */
export async function removeJobAsModerator(tx: Tx, jobId: number, note: string): Promise<void> {
  await moveJob(tx, await locked(tx, jobId), { to: 'removed', by: 'moderator', note });
}

/**
 * Reverts the removal of a job, which then waits for review. Fails with `not_found` for an unknown id, and with
 * `job_transition` if the job was not removed or cannot be restored (see `isRestorable`).
 */
export async function restoreJob(tx: Tx, jobId: number): Promise<void> {
  const job = await locked(tx, jobId);
  if (job.status !== 'removed' || !(await isRestorable(tx, jobId)))
    fail('job_transition', { from: job.status, to: 'pending_review', allowed: allowedFrom(job.status, 'moderator') });
  await moveJob(tx, job, { to: 'pending_review', by: 'moderator', note: null });
}
