// Edits a job (D21). The automatic check of job posts searches the new content for passages that may break a rule, and
// every change is stored in the job's history.
import type { JobEdit } from '#contracts/job-post.ts';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { fail } from '#contracts/problems.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { keepPhraseLines, type NewPhraseLine, setPhraseLines } from '../../phrases/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { checkPost } from '../../trust/actions/check-post.ts';
import { contentIn, type JobContent } from '../content.ts';
import { setContent } from '../queries/edit.ts';
import { cappedExpiry, expiryFromNow } from '../queries/lifetime.ts';
import { insertHistory, type LockedJob } from '../queries/moves.ts';
import { answerPhraseRequest } from '../queries/phrase-requests.ts';
import { changesBetween, lifetimeSettings, missingIn, pastDatesIn, shortIn } from '../rules.ts';
import { needsReview, withoutLateMarks } from './check-post.ts';
import { fillIfFull, moveJob } from './moving.ts';
import { approvedContentOf, openJob } from './opening.ts';
import { lockOwnJobVersion } from './own-job.ts';
import { readContent } from './post-job.ts';
import { showOwnJob } from './show.ts';

interface PhrasesWrite {
  content: JobContent;
  /** The lines of the job's texts that are phrases (prepared sentences). If null, the stored phrases remain. */
  phrases: readonly NewPhraseLine[] | null;
}

/**
 * Fails with `validation_failed` if the city is missing, the description is too short, or a date was changed to a past
 * day.
 */
function requireValidPost(job: LockedJob, { content, phrases }: PhrasesWrite): void {
  const dates = {
    start_date: content.start_date === job.start_date ? null : content.start_date,
    walk_in: content.walk_in?.to === job.walk_in?.to ? null : content.walk_in,
  };
  const errors = missingIn(content) ?? shortIn(content, phrases ?? []) ?? pastDatesIn(dates, job.today);
  if (errors) fail('validation_failed', { errors });
}

/**
 * Returns SQL of the new expiry if the start date or type of an open or paused job has changed, otherwise undefined.
 * The new expiry is at most the maximum lifetime after posting, unless the current expiry is already later.
 */
async function expiryAfterEdit(tx: Tx, job: LockedJob, content: JobContent) {
  const running = job.status === 'active' || job.status === 'paused';
  if (!running || (content.start_date === job.start_date && content.job_type === job.job_type)) return undefined;
  const lifetimes = await readSettings(tx, lifetimeSettings);
  const start_date = content.start_date && content.start_date >= job.today ? content.start_date : null;
  return cappedExpiry(expiryFromNow({ ...content, start_date }, lifetimes), lifetimes);
}

/**
 * Statuses in which an edited job is not public. When the employer opens the job again, its stored findings count as
 * approved, so an edit must not store new findings.
 */
const waiting: readonly JobStatus[] = ['filled', 'expired'];

interface Change extends PhrasesWrite {
  job: LockedJob;
  wanted: JobEdit['status'];
}

/**
 * Stores the new content and a history row, and records `job.updated`. Returns the changed job, or the given job if
 * nothing differs.
 */
async function change(tx: Tx, employer: Person, { job, content, phrases, wanted }: Change): Promise<LockedJob> {
  if (Object.keys(changesBetween(contentIn(job), content)).length === 0) return job;
  requireValidPost(job, { content, phrases });
  return applyChange(tx, employer, { job, content, wanted });
}

/**
 * Same as {@link change} without the rules for posts, for a call (D75): stores the content, a history row and the event,
 * and sends the job to review if the check finds something new. Does nothing if nothing differs.
 */
export async function applyChange(
  tx: Tx,
  employer: Person,
  { job, content, wanted }: Omit<Change, 'phrases'>,
): Promise<LockedJob> {
  const changes = changesBetween(contentIn(job), content);
  if (Object.keys(changes).length === 0) return job;
  const before = approvedContentOf(job);
  const found = withoutLateMarks(content, await checkPost(tx, content, { isCall: job.is_call }), before);
  const held = needsReview(content, found, before);
  // A filled job cannot be sent to review, but its applicants would see the unapproved text. So the edit is refused,
  // unless the edit also opens the job, because opening repeats the check. The learned reader is not certain enough to
  // refuse an edit.
  const byRules = found.filter(({ by }) => !by);
  if (job.status === 'filled' && wanted !== 'active' && needsReview(content, byRules, before)) fail('job_not_editable');
  // For a filled or expired job, leave out new findings: stored findings count as approved when the job is opened
  // again. Opening the job repeats the check.
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

/**
 * Saves the content of a draft. Only the employer can read a draft, so the change has no history row, event or check.
 */
async function keep(tx: Tx, job: LockedJob, content: JobContent): Promise<LockedJob> {
  await setContent(tx, job.id, { content, findings: [] });
  return { ...job, ...content, findings: [], version: job.version + 1 };
}

async function storePhrases(tx: Tx, job_id: number, { content, phrases }: PhrasesWrite): Promise<void> {
  const { description, requirements } = content;
  if (!phrases) return keepPhraseLines(tx, { job_id }, { description, requirements });
  const keys = phrases.map(({ phrase }) => phrase);
  await answerPhraseRequest(tx, job_id, keys);
  await setPhraseLines(tx, { job_id }, { fields: ['description', 'requirements'], lines: phrases });
}

const ended: readonly JobStatus[] = ['closed', 'expired'];

function requireEditable({ status }: LockedJob, wanted: JobEdit['status']): void {
  if (wanted === 'draft' ? status !== 'draft' : status === 'removed') fail('job_not_editable');
  if (ended.includes(status) && wanted !== 'active') fail('job_not_editable');
}

/**
 * Replaces the content of an employer's job. With `status: active` the call also opens the job, for example posts a
 * draft or reposts an ended job. `phrases`: the lines of the texts that are phrases (prepared sentences); null keeps
 * the stored phrases that the new texts still contain. Fails with `not_found` and `stale_version` as
 * {@link lockOwnJobVersion} does, with `job_not_editable` if a job with this status cannot be edited in this way, with
 * `validation_failed` as {@link requireValidPost} does, and with the errors of {@link openJob}.
 */
export async function editJob(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  { uid, edit, phrases = null }: { uid: string; edit: JobEdit; phrases?: readonly NewPhraseLine[] | null },
): Promise<OwnJob> {
  const content = await readContent(edit);
  await inTransaction(db, async (tx) => {
    const job = await lockOwnJobVersion(tx, employer, { uid, version: edit.version });
    requireEditable(job, edit.status);
    const changed =
      job.status === 'draft'
        ? await keep(tx, job, content)
        : await change(tx, employer, { job, content, phrases, wanted: edit.status });
    await storePhrases(tx, job.id, { content, phrases });
    const opens = edit.status === 'active' && job.status !== 'active' && changed.status !== 'pending_review';
    if (opens) await openJob(tx, employer, changed);
  });
  return showOwnJob({ db }, employer, uid);
}
