// A person applies: to a job, or without one to an employer (D29, D30).
import { fail } from '#contracts/problems.ts';
import { inTransaction, violatedConstraint } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { hasFile } from '../../files/queries.ts';
import { requireComplete } from '../../people/actions/profile.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import {
  countRecent,
  insertApplication,
  insertStatusHistory,
  isEmployer,
  listEarlierStatuses,
  lockJobToApply,
} from '../queries.ts';
import { APPLICATIONS_PER_HOUR, judgeReapplication, REAPPLICATIONS } from '../rules.ts';
import { showApplication } from './show.ts';

export interface ApplicationForm {
  job_id?: number | null | undefined;
  job_uid?: string | null | undefined;
  employer_id?: number | null | undefined;
  message?: string | null | undefined;
}

/** Whom the application goes to; fails where it cannot. */
async function decideTarget(
  tx: Tx,
  labour: Person,
  form: ApplicationForm,
): Promise<{ job_id: number | null; employer_id: number }> {
  const key = { id: form.job_id ?? null, uid: form.job_uid ?? null };
  if (key.id === null && key.uid === null) {
    const employerId = form.employer_id ?? fail('validation_failed', { errors: { job_id: ['required'] } });
    if (!(await isEmployer(tx, employerId))) fail('not_found');
    return { job_id: null, employer_id: employerId };
  }
  const job = (await lockJobToApply(tx, key)) ?? fail('not_found');
  const verdict = judgeReapplication(await listEarlierStatuses(tx, labour.id, job.id));
  if (verdict === 'already_applied') fail('already_applied');
  if (!job.open) fail('job_not_open');
  if (verdict === 'reapply_limit') fail('reapply_limit', { limit: REAPPLICATIONS });
  if (job.require_resume && !(await hasFile(tx, labour.id, 'resume'))) fail('resume_required');
  return { job_id: job.id, employer_id: job.employer_id };
}

/**
 * Sends an application and records it. Fails with `profile_incomplete` (D14), `not_found`, `job_not_open`, `already_applied`,
 * `reapply_limit`, `resume_required` or `rate_limited`.
 */
export async function apply({ db }: Pick<Deps, 'db'>, labour: Person, form: ApplicationForm) {
  const id = await inTransaction(db, async (tx) => {
    await lockPerson(tx, labour.id);
    await requireComplete(tx, labour.id);
    if ((await countRecent(tx, labour.id)) >= APPLICATIONS_PER_HOUR) fail('rate_limited', { retry_after: 3600 });
    const target = await decideTarget(tx, labour, form);
    const applicationId = await insertApplication(tx, {
      ...target,
      labour_id: labour.id,
      message: form.message ?? null,
    });
    await insertStatusHistory(tx, applicationId, {
      from: null,
      to: 'pending',
      actor: labour,
      feedback: null,
      reason: null,
    });
    await recordEvent(tx, { name: 'application.submitted', actor: labour, payload: { application_id: applicationId } });
    return applicationId;
  }).catch((error: unknown) => {
    const constraint = violatedConstraint(error);
    if (constraint === 'applications_one_per_job' || constraint === 'applications_one_general') fail('already_applied');
    throw error;
  });
  return showApplication({ db }, labour, id);
}
