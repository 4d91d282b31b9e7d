// Checks before a job opens: the employer's profile, limits, required fields, and the automatic check for passages that
// may break a rule (D14, D17, D18, D57).
import type { Finding } from '#contracts/job-shapes.ts';
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { requireComplete } from '../../people/actions/profile.ts';
import { readSettings } from '../../settings/queries.ts';
import { checkPost } from '../../trust/actions/check-post.ts';
import type { JobContent } from '../content.ts';
import { findPostingLoad } from '../queries/post.ts';
import { type Lifetimes, lifetimeSettings, missingIn, pastDatesIn } from '../rules.ts';
import { type ApprovedContent, needsReview, withoutLateMarks } from './check-post.ts';

const asked = ['jobs_active_unverified', 'jobs_per_day', 'review_unverified_employers', ...lifetimeSettings] as const;

export interface Opening {
  content: JobContent;
  /** Id of the job that opens; null if the job is not created yet. */
  jobId: number | null;
  /**
   * `begin`: a new job, which counts towards the daily limit. `again`: an ended job is reposted with a new lifetime.
   * `on`: the job continues with its current expiry, or with a new expiry if the current one has passed.
   */
  as: 'begin' | 'again' | 'on';
  before: ApprovedContent | null;
  /**
   * True for a call for a day. Only the rules check it, not the learned reader: a review takes hours (decision 0073).
   */
  isCall?: boolean;
}

export interface OpeningCheck {
  findings: Finding[];
  /** True if a moderator must review the job before workers can see it. */
  held: boolean;
  lifetimes: Lifetimes;
}

/**
 * Checks a job before it opens. Returns the findings and whether a moderator must review the job first. Fails with
 * - `profile_incomplete` if the employer's profile has too few details (D14),
 * - `account_suspended` if the employer is suspended,
 * - `validation_failed` if the city is missing or a date is in the past,
 * - `active_jobs_limit` if an unverified employer has too many open jobs,
 * - `rate_limited` if the employer has created too many jobs within a day (D57).
 */
export async function checkCanOpen(
  tx: Tx,
  employer: Person,
  { content, jobId, as, before, isCall = false }: Opening,
): Promise<OpeningCheck> {
  if (as !== 'on') await requireComplete(tx, employer.id);
  const settings = await readSettings(tx, asked);
  const max = settings.jobs_per_day;
  const { active, wait, verified, suspended, date } = await findPostingLoad(tx, employer.id, { butFor: jobId, max });
  // Authentication refuses suspended accounts. `suspended` is true if the account was suspended after this request was
  // authenticated.
  if (suspended) fail('account_suspended');
  const errors = missingIn(content) ?? (as === 'on' ? null : pastDatesIn(content, date));
  if (errors) fail('validation_failed', { errors });
  const limit = settings.jobs_active_unverified;
  if (!verified && active >= limit) fail('active_jobs_limit', { limit });
  if (as === 'begin' && wait > 0) fail('rate_limited', { retry_after: wait });
  const findings = withoutLateMarks(content, await checkPost(tx, content, { isCall }), before);
  const reviewed = as !== 'on' && settings.review_unverified_employers && !verified;
  return { findings, held: reviewed || needsReview(content, findings, before), lifetimes: settings };
}

/** Fails with `rate_limited` if the employer has created `jobs_per_day` jobs within 24 hours. Drafts count too. */
export async function requireDailyQuota(tx: Tx, employerId: number): Promise<void> {
  const { jobs_per_day } = await readSettings(tx, ['jobs_per_day']);
  const { wait } = await findPostingLoad(tx, employerId, { butFor: null, max: jobs_per_day });
  if (wait > 0) fail('rate_limited', { retry_after: wait });
}
