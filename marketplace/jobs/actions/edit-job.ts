// An employer changes what a job says (D21): judged by the check again, kept in its history.
import type { JobEdit, OwnJob } from '#contracts/jobs.ts';
import { fail } from '#contracts/problems.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { checkPost } from '../../trust/actions/check-post.ts';
import { contentIn, type JobContent } from '../content.ts';
import { setContent } from '../queries/edit.ts';
import { cappedExpiry, expiryFromNow } from '../queries/lifetime.ts';
import { insertHistory, type LockedJob } from '../queries/moves.ts';
import { changesBetween, lifetimeSettings, missingIn, pastDatesIn } from '../rules.ts';
import { needsReview } from './check-post.ts';
import { fillIfFull, moveJob } from './moving.ts';
import { approvedContentOf, openJob } from './opening.ts';
import { lockOwnJobVersion } from './own-job.ts';
import { readContent } from './post-job.ts';
import { showOwnJob } from './show.ts';

/** What cannot be in a post that is or was open: a day that is over, unless it stood there before. */
function requireValidPost(job: LockedJob, content: JobContent): void {
  const dates = {
    start_date: content.start_date === job.start_date ? null : content.start_date,
    walk_in: content.walk_in?.to === job.walk_in?.to ? null : content.walk_in,
  };
  const errors = missingIn(content) ?? pastDatesIn(dates, job.today);
  if (errors) fail('validation_failed', { errors });
}

/** Another day of work, or another kind of job, is another life: not beyond the longest, nor beyond the one it has. */
async function expiryAfterEdit(tx: Tx, job: LockedJob, content: JobContent) {
  const running = job.status === 'active' || job.status === 'paused';
  if (!running || (content.start_date === job.start_date && content.job_type === job.job_type)) return undefined;
  const lifetimes = await readSettings(tx, lifetimeSettings);
  const start_date = content.start_date && content.start_date >= job.today ? content.start_date : null;
  return cappedExpiry(expiryFromNow({ ...content, start_date }, lifetimes), lifetimes);
}

/** Not open, and opened again with what was let through before. */
const waiting: readonly JobStatus[] = ['filled', 'expired'];

interface Change {
  job: LockedJob;
  content: JobContent;
  wanted: JobEdit['status'];
}

/** Writes the change, its history and its event. Returns the job as it stands then. */
async function change(tx: Tx, employer: Person, { job, content, wanted }: Change): Promise<LockedJob> {
  const changes = changesBetween(contentIn(job), content);
  if (Object.keys(changes).length === 0) return job;
  requireValidPost(job, content);
  const before = approvedContentOf(job);
  const found = await checkPost(tx, content);
  const held = needsReview(content, found, before);
  // No way leads from `filled` to a moderator, and its applicants would read it.
  if (held && job.status === 'filled' && wanted !== 'active') fail('job_not_editable');
  // What is new in a job that is not open has been let through by nobody: it is judged when the job opens.
  const findings = waiting.includes(job.status) ? found.filter((one) => !needsReview(content, [one], before)) : found;
  await setContent(tx, job.id, { content, findings, expires: await expiryAfterEdit(tx, job, content) });
  const historyId = await insertHistory(tx, job.id, { by: employer, from: null, to: null, changes });
  await recordEvent(tx, {
    name: 'job.updated',
    actor: employer,
    payload: { job_id: job.id, history_id: historyId },
  });
  const changed = { ...job, ...content, findings, version: job.version + 1 };
  if (held && (job.status === 'active' || job.status === 'paused'))
    return moveJob(tx, changed, { to: 'pending_review', by: 'system' });
  return fillIfFull(tx, changed);
}

/** A draft is nobody's but its employer's: it has no history, and nothing is asked of it. */
async function keep(tx: Tx, job: LockedJob, content: JobContent): Promise<LockedJob> {
  await setContent(tx, job.id, { content, findings: [] });
  return { ...job, ...content, findings: [], version: job.version + 1 };
}

const ended: readonly JobStatus[] = ['closed', 'expired'];

function requireEditable({ status }: LockedJob, wanted: JobEdit['status']): void {
  if (wanted === 'draft' ? status !== 'draft' : status === 'removed') fail('job_not_editable');
  if (ended.includes(status) && wanted !== 'active') fail('job_not_editable');
}

/**
 * Replaces what an own job says. With `status: active` it is opened as well: a draft is sent, an ended job posted anew. Fails with
 * `not_found`, `stale_version`, `job_not_editable`, `validation_failed`, and as {@link openJob} does.
 */
export async function editJob(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  { uid, edit }: { uid: string; edit: JobEdit },
): Promise<OwnJob> {
  const content = await readContent(edit);
  await inTransaction(db, async (tx) => {
    const job = await lockOwnJobVersion(tx, employer, { uid, version: edit.version });
    requireEditable(job, edit.status);
    const changed =
      job.status === 'draft'
        ? await keep(tx, job, content)
        : await change(tx, employer, { job, content, wanted: edit.status });
    const opens = edit.status === 'active' && job.status !== 'active' && changed.status !== 'pending_review';
    if (opens) await openJob(tx, employer, changed);
  });
  return showOwnJob({ db }, employer, uid);
}
