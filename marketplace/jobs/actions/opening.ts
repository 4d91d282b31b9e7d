// Opens a job for its employer (D17): posts a draft, resumes a paused job, reopens a filled job or reposts an ended
// job.

import { fieldCodes } from '#contracts/issues.ts';
import { jobPost } from '#contracts/job-post.ts';
import { fail } from '#contracts/problems.ts';
import type { JobStatus } from '#contracts/reference.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { hasPhrases } from '../../phrases/queries.ts';
import { contentIn, type JobContent } from '../content.ts';
import { setFindings } from '../queries/edit.ts';
import { currentExpiryOr, expiryFromNow } from '../queries/lifetime.ts';
import { countTaken, isClosedUnreviewed, type LockedJob } from '../queries/moves.ts';
import { allowedFrom } from '../states.ts';
import type { ApprovedContent } from './check-post.ts';
import { moveJob } from './moving.ts';
import { checkCanOpen, type Opening } from './publishing.ts';

/**
 * Returns the job's content with its stored findings if they count as approved: a job in one of these statuses was
 * visible to workers with exactly this content. Otherwise returns null.
 */
export function approvedContentOf(job: LockedJob): ApprovedContent | null {
  const wasOpen: readonly JobStatus[] = ['active', 'paused', 'filled', 'expired'];
  // A filled or expired job may have been edited since workers saw it, see `applyChange`.
  const isCurrent = job.status === 'active' || job.status === 'paused';
  return wasOpen.includes(job.status) ? { content: job, findings: job.findings, isCurrent } : null;
}

/**
 * Fails with `validation_failed` if a draft lacks a field that a post requires. A description that contains phrases
 * (prepared sentences) counts as long enough.
 */
async function requireCompletePost(tx: Tx, jobId: number, content: JobContent): Promise<void> {
  const { state, salary_amount, salary_period, ...rest } = content;
  const parsed = jobPost.safeParse({
    ...rest,
    state: state || undefined,
    salary_amount: salary_amount ?? undefined,
    salary_period: salary_period ?? undefined,
  });
  if (parsed.success) return;
  const { description = [], ...errors } = fieldCodes(parsed.error.issues);
  const isLong = description.length === 0 || (await hasPhrases(tx, { job_id: jobId }, 'description'));
  const remaining = isLong ? description.filter((code) => code !== 'description_short') : description;
  const all = remaining.length > 0 ? { ...errors, description: remaining } : errors;
  if (Object.keys(all).length > 0) fail('validation_failed', { errors: all });
}

const kindOf = { draft: 'begin', closed: 'again', expired: 'again' } as const satisfies Partial<
  Record<JobStatus, Opening['as']>
>;
const isKind = (status: JobStatus): status is keyof typeof kindOf => Object.hasOwn(kindOf, status);

/**
 * Opens a locked job of the employer, or sends it to review if the automatic check of job posts finds a passage that
 * may break a rule and was not approved before. Fails with `job_transition` if the employer may not open a job with
 * this status, with `validation_failed` for an incomplete draft, with `positions_filled` if all positions are taken,
 * and with the errors of {@link checkCanOpen}.
 */
export async function openJob(
  tx: Tx,
  employer: Person,
  job: LockedJob,
  to: 'active' | 'pending_review' = 'active',
): Promise<void> {
  const allowed = allowedFrom(job.status, 'employer');
  if (!allowed.includes(to)) fail('job_transition', { from: job.status, to, allowed });
  const content = contentIn(job);
  if (job.status === 'draft') await requireCompletePost(tx, job.id, content);
  if ((await countTaken(tx, job.id)) >= job.positions) fail('positions_filled');
  const as = isKind(job.status) ? kindOf[job.status] : 'on';
  const verdict = await checkCanOpen(tx, employer, { content, jobId: job.id, as, before: approvedContentOf(job) });
  await setFindings(tx, job.id, verdict.findings);
  const expiry = expiryFromNow(content, verdict.lifetimes);
  const expires = as === 'on' ? currentExpiryOr(expiry) : expiry;
  // A job that was closed while it waited for review must wait again, because reposting must not bypass the review.
  const unreviewed = job.status === 'closed' && (await isClosedUnreviewed(tx, job.id));
  const waits = verdict.held || unreviewed || to === 'pending_review';
  if (job.status === 'draft')
    await moveJob(tx, job, { to: waits ? 'pending_review' : 'active', by: employer, expires });
  else {
    const open = await moveJob(tx, job, { to: 'active', by: employer, expires });
    if (waits) await moveJob(tx, open, { to: 'pending_review', by: 'system' });
  }
}
