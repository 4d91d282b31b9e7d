// Sends a worker's application: to a job, or to an employer without naming a job (D29, D30).
import { fail } from '#contracts/problems.ts';
import { inTransaction, violatedConstraint } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { hasFile } from '../../files/queries.ts';
import { findResponse, type IdempotencyKey, insertResponse } from '../../idempotency.ts';
import { requireComplete } from '../../people/actions/profile.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { insertPhraseLines, type NewPhraseLine } from '../../phrases/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import {
  countRecent,
  insertApplication,
  isEmployer,
  listEarlierStatuses,
  lockJobToApply,
  mayMeet,
} from '../apply-queries.ts';
import { insertStatusHistory } from '../queries.ts';
import { checkReapplication, REAPPLICATIONS } from '../rules.ts';
import { showApplication } from './show.ts';

interface ApplicationForm {
  job_id?: number | null | undefined;
  job_uid?: string | null | undefined;
  employer_id?: number | null | undefined;
  message?: string | null | undefined;
  /** The lines of the message that are phrases (prepared sentences, available in all languages). */
  phrases: readonly NewPhraseLine[];
}

/**
 * Returns the employer and the job to which the application goes; `job_id` is null for a general application. Fails if
 * the worker cannot apply there.
 */
async function decideTarget(
  tx: Tx,
  labour: Person,
  form: ApplicationForm,
): Promise<{ job_id: number | null; employer_id: number }> {
  const key = { id: form.job_id ?? null, uid: form.job_uid ?? null };
  if (key.id === null && key.uid === null) {
    const employerId = form.employer_id ?? fail('validation_failed', { errors: { job_id: ['required'] } });
    if (!(await isEmployer(tx, employerId)) || !(await mayMeet(tx, employerId, labour.id))) fail('not_found');
    return { job_id: null, employer_id: employerId };
  }
  const job = (await lockJobToApply(tx, key)) ?? fail('not_found');
  const verdict = checkReapplication(await listEarlierStatuses(tx, labour.id, job.id));
  if (verdict === 'already_applied') fail('already_applied');
  // A block is silent, so the job looks closed to the blocked user.
  if (!job.open || !(await mayMeet(tx, job.employer_id, labour.id))) fail('job_not_open');
  if (verdict === 'reapply_limit') fail('reapply_limit', { limit: REAPPLICATIONS });
  if (job.require_resume && !(await hasFile(tx, labour.id, 'resume'))) fail('resume_required');
  return { job_id: job.id, employer_id: job.employer_id };
}

/** Fails with `rate_limited` if the worker has sent `applications_per_hour` applications within an hour (D57). */
async function requireRate(tx: Tx, labourId: number): Promise<void> {
  const { applications_per_hour } = await readSettings(tx, ['applications_per_hour']);
  const { total, retry_after } = await countRecent(tx, labourId, applications_per_hour);
  if (total >= applications_per_hour) fail('rate_limited', { retry_after });
}

/**
 * Fails as {@link apply} does if the worker may not send this application. Returns its employer and job. Writes nothing.
 */
export async function requireMayApply(tx: Tx, labour: Person, form: ApplicationForm) {
  await requireComplete(tx, labour.id);
  await requireRate(tx, labour.id);
  return decideTarget(tx, labour, form);
}

/**
 * Sends an application, records its event and returns the id. All checks run before the first write. So if a check
 * fails, the caller can still commit other changes of the transaction. Fails as {@link apply} does.
 */
export async function sendApplication(tx: Tx, labour: Person, form: ApplicationForm): Promise<number> {
  const target = await requireMayApply(tx, labour, form);
  const id = await insertApplication(tx, { ...target, labour_id: labour.id, message: form.message ?? null });
  await insertPhraseLines(tx, { application_id: id }, form.phrases);
  await insertStatusHistory(tx, id, { from: null, to: 'pending', actor: labour, feedback: null, reason: null });
  await recordEvent(tx, { name: 'application.submitted', actor: labour, payload: { application_id: id } });
  return id;
}

/**
 * Sends the application, or returns the id of the application that an earlier call with the same idempotency key has
 * sent. The caller must have locked the worker, so that concurrent calls run one after another. Fails with
 * `idempotency_key_reused` if the earlier call contained another application.
 */
async function sendIdempotent(
  tx: Tx,
  labour: Person,
  { form, idempotency: once }: { form: ApplicationForm; idempotency: IdempotencyKey },
): Promise<number> {
  const earlier = await findResponse(tx, labour.id, once);
  if (earlier) return (earlier.same && earlier.application_id) || fail('idempotency_key_reused');
  const id = await sendApplication(tx, labour, form);
  await insertResponse(tx, labour.id, { ...once, application_id: id });
  return id;
}

/**
 * Sends an application and records its event. With an idempotency key, a repeated call returns the first application.
 * Fails with
 * - `profile_incomplete` if the worker's profile has too few details (D14),
 * - `not_found` if the job or employer does not exist, and `job_not_open` if the job takes no applications now,
 * - `already_applied` if an earlier application to the job was not withdrawn or cancelled,
 * - `reapply_limit` if too many earlier applications to the job were withdrawn or cancelled,
 * - `resume_required` if the job requires a résumé and the worker has none,
 * - `rate_limited` if the worker has sent too many applications within an hour (D57),
 * - `idempotency_key_reused` if the key belongs to another request.
 */
export async function apply(
  { db }: Pick<Deps, 'db'>,
  labour: Person,
  { form, idempotency: once }: { form: ApplicationForm; idempotency: IdempotencyKey | null },
) {
  const id = await inTransaction(db, async (tx) => {
    await lockPerson(tx, labour.id);
    return once ? sendIdempotent(tx, labour, { form, idempotency: once }) : sendApplication(tx, labour, form);
  }).catch((error: unknown) => {
    const constraint = violatedConstraint(error);
    if (constraint === 'applications_one_per_job' || constraint === 'applications_one_general') fail('already_applied');
    throw error;
  });
  return showApplication({ db }, labour, id);
}
