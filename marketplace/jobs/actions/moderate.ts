// What a moderator and the product's own checks do to a job: hold, let through, refuse, take away, bring back (D17).
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

/** Who holds a job: the system, or a moderator, also with a note that its employer reads. */
type Holder = 'system' | 'moderator' | { note: string };

/**
 * Sends an open or paused job to review, by the system (enough people reported it, the check hit) or a moderator. Tells whether it was
 * held: a job that is in no state to be held stays as it is, without a failure. Fails with `not_found`.
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
 * Lets a job that waits through: it is open from now, and begins its life where it has none left. Fails with `not_found`,
 * `job_transition`, or `account_suspended` where its employer is.
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

/** Refuses a job that waits, with what its employer should know. Fails with `not_found` or `job_transition`. */
export async function rejectJob(tx: Tx, jobId: number, note: string): Promise<void> {
  const job = await locked(tx, jobId);
  if (job.status !== 'pending_review')
    fail('job_transition', { from: job.status, to: 'removed', allowed: allowedFrom(job.status, 'moderator') });
  await moveJob(tx, job, { to: 'removed', by: 'moderator', note });
}

/** Takes a job away, in whatever state, with what its employer should know. Fails with `not_found` or `job_transition`. */
export async function removeJobAsModerator(tx: Tx, jobId: number, note: string): Promise<void> {
  await moveJob(tx, await locked(tx, jobId), { to: 'removed', by: 'moderator', note });
}

/** Takes a removal back: the job waits for review. Fails with `not_found` or `job_transition`. */
export async function restoreJob(tx: Tx, jobId: number): Promise<void> {
  const job = await locked(tx, jobId);
  if (job.status !== 'removed' || !(await isRestorable(tx, jobId)))
    fail('job_transition', { from: job.status, to: 'pending_review', allowed: allowedFrom(job.status, 'moderator') });
  await moveJob(tx, job, { to: 'pending_review', by: 'moderator', note: null });
}
