// Moderates a job: approves, rejects, holds, removes or restores it, and writes moderator and reason to the audit log.
import { fail } from '#contracts/problems.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { writeAudit } from '../../admins/audit.ts';
import { authorOf, type Moderator, nameOf } from '../../admins/moderator.ts';
import type { Deps } from '../../deps.ts';
import { approveJob, holdJob, rejectJob, removeJobAsModerator, restoreJob } from '../../jobs/actions/moderate.ts';
import { isNeverSent, type LockedJob, lockJob } from '../../jobs/queries/moves.ts';
import { allowedFrom } from '../../jobs/states.ts';
import { findLastAdminAction } from '../admin-action-queries.ts';
import { closeReportsOf } from './decide.ts';

type Store = Pick<Deps, 'db'>;

interface AdminAction {
  job_id: number;
  moderator: Moderator;
  /** Version of the job that the moderator saw. If undefined, the version is not checked. */
  version?: number | undefined;
}

interface ActionWithReason extends AdminAction {
  /**
   * The moderator's reason, which is shown to the employer. The reason for restoring a job is only written to the audit
   * log.
   */
  reason: string;
}

/**
 * Locks the job. Checks that the job still has the version that the moderator saw, and that its status is one of
 * `from`. Fails with:
 * - `not_found` for an unknown job or a draft,
 * - `already_decided` if one of the two checks fails and a moderator has already acted on the job,
 * - `job_transition` if the status is not one of `from`,
 * - `stale_version` if the job has changed since the moderator saw it.
 */
async function lockSeen(tx: Tx, { job_id, version }: AdminAction, from: readonly JobStatus[]): Promise<LockedJob> {
  const job = (await lockJob(tx, job_id)) ?? fail('not_found');
  if (await isNeverSent(tx, job_id)) fail('not_found');
  const isSeen = version === undefined || version === job.version;
  if (isSeen && from.includes(job.status)) return job;
  const adminAction = await findLastAdminAction(tx, job_id);
  if (adminAction) fail('already_decided', adminAction);
  if (isSeen)
    fail('job_transition', { from: job.status, to: job.status, allowed: allowedFrom(job.status, 'moderator') });
  return fail('stale_version');
}

interface AuditedChange {
  action: string;
  before: LockedJob;
  after: JobStatus;
  reason?: string;
}

async function write(tx: Tx, moderator: Moderator, { action, before, after, reason }: AuditedChange): Promise<void> {
  await writeAudit(tx, authorOf(moderator), {
    action,
    target: { type: 'job', id: before.id },
    before: { status: before.status, version: before.version },
    after: { status: after },
    ...(reason === undefined ? {} : { reason }),
  });
}

/** Action → statuses of a job in which the action is allowed. */
export const transitionsFrom = {
  approve: ['pending_review'],
  reject: ['pending_review'],
  hold: ['active'],
  remove: ['active', 'paused', 'filled', 'closed', 'expired', 'pending_review'],
  restore: ['removed'],
} as const satisfies Record<string, readonly JobStatus[]>;

/**
 * Approves a job in review and dismisses the open reports about the job. Fails as {@link lockSeen} does, and with
 * `account_suspended` if the employer is suspended.
 */
export async function approveReviewedJob({ db }: Store, adminAction: AdminAction): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockSeen(tx, adminAction, transitionsFrom.approve);
    await approveJob(tx, adminAction.job_id);
    await closeReportsOf(tx, adminAction.job_id, {
      status: 'dismissed',
      measure: 'none',
      moderator: nameOf(adminAction.moderator),
    });
    await write(tx, adminAction.moderator, { action: 'job.approved', before, after: 'active' });
  });
}

/** Rejects or removes the job, and upholds the open reports about the job. */
async function takeAway(tx: Tx, adminAction: ActionWithReason, action: 'job.rejected' | 'job.removed'): Promise<void> {
  const isRefusal = action === 'job.rejected';
  const before = await lockSeen(tx, adminAction, isRefusal ? transitionsFrom.reject : transitionsFrom.remove);
  await (isRefusal ? rejectJob : removeJobAsModerator)(tx, adminAction.job_id, adminAction.reason);
  await closeReportsOf(tx, adminAction.job_id, {
    status: 'upheld',
    measure: 'remove',
    moderator: nameOf(adminAction.moderator),
  });
  await write(tx, adminAction.moderator, { action, before, after: 'removed', reason: adminAction.reason });
}

/** Rejects a job in review. The employer sees the reason. Fails as {@link lockSeen} does. */
export async function rejectReviewedJob({ db }: Store, adminAction: ActionWithReason): Promise<void> {
  await inTransaction(db, (tx) => takeAway(tx, adminAction, 'job.rejected'));
}

/**
 * Removes a job that is not a draft. The employer sees the reason. Fails as {@link lockSeen} does.
 */
export async function removeReviewedJob({ db }: Store, adminAction: ActionWithReason): Promise<void> {
  await inTransaction(db, (tx) => takeAway(tx, adminAction, 'job.removed'));
}

/**
 * Sends an open job back to review, which hides the job. The employer sees the reason. Fails as {@link lockSeen} does.
 */
export async function holdOpenJob({ db }: Store, adminAction: ActionWithReason): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockSeen(tx, adminAction, transitionsFrom.hold);
    if (!(await holdJob(tx, adminAction.job_id, { note: adminAction.reason })))
      fail('job_transition', { from: 'expired', to: 'pending_review', allowed: allowedFrom('expired', 'moderator') });
    await write(tx, adminAction.moderator, {
      action: 'job.held',
      before,
      after: 'pending_review',
      reason: adminAction.reason,
    });
  });
}

/** Restores a removed job, which then waits for review. Fails with the same codes as {@link approveReviewedJob}. */
export async function restoreRemovedJob({ db }: Store, adminAction: ActionWithReason): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockSeen(tx, adminAction, transitionsFrom.restore);
    await restoreJob(tx, adminAction.job_id);
    await write(tx, adminAction.moderator, {
      action: 'job.restored',
      before,
      after: 'pending_review',
      reason: adminAction.reason,
    });
  });
}
