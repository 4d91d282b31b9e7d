// Reports a job or a user to the moderators (C.8). The reporter remains anonymous to other users.
import { fail } from '#contracts/problems.ts';
import type { Report, reportReasons, reportTargets } from '#contracts/reports.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { holdJob } from '../../jobs/actions/moderate.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { newCaseNumber } from '../case-number.ts';
import { setHeld } from '../decision-queries.ts';
import {
  countReporters,
  findJobToReport,
  findOpenCase,
  findPersonToReport,
  findReport,
  findReportWait,
  insertReport,
} from '../queries.ts';

interface SentReport {
  target_type: (typeof reportTargets)[number];
  target_id: number | string;
  reason: (typeof reportReasons)[number];
  details?: string | null | undefined;
}

const NUMBER = /^\d+$/;

async function findTarget(tx: Tx, reporter: Person, { target_type, target_id }: SentReport) {
  const id = String(target_id);
  const isNumber = NUMBER.test(id);
  if (target_type === 'user') {
    const person = isNumber ? await findPersonToReport(tx, reporter, Number(id)) : null;
    return { job_id: null, target_user_id: (person ?? fail('not_found')).id };
  }
  const job = await findJobToReport(tx, reporter, isNumber ? { id: Number(id) } : { uid: id });
  return { job_id: (job ?? fail('not_found')).id, target_user_id: null };
}

/**
 * Sends the job to review if at least `people` users have reported the job (D17). The caller must lock the job, so that
 * parallel reports are counted.
 */
async function holdIfMany(tx: Tx, jobId: number, reportId: number, people: number): Promise<void> {
  if ((await countReporters(tx, jobId)) < people) return;
  if (await holdJob(tx, jobId, 'system')) await setHeld(tx, reportId);
}

/**
 * Stores a report and returns it. Fails with:
 * - `not_found` if the reporter cannot see the job or user,
 * - `rate_limited` if the reporter has sent `reports_per_day` reports in 24 hours,
 * - `already_reported` if the reporter already has an open report about the job or user.
 */
export async function sendReport({ db }: Pick<Deps, 'db'>, reporter: Person, sent: SentReport): Promise<Report> {
  const id = await inTransaction(db, async (tx) => {
    await lockPerson(tx, reporter.id);
    const { reports_per_day, reports_to_hold } = await readSettings(tx, ['reports_per_day', 'reports_to_hold']);
    const { job_id, target_user_id } = await findTarget(tx, reporter, sent);
    if (job_id !== null) await lockJob(tx, job_id);
    const retry_after = await findReportWait(tx, reporter.id, reports_per_day);
    if (retry_after > 0) fail('rate_limited', { retry_after });
    const report = await insertReport(tx, {
      job_id,
      target_user_id,
      case_number: newCaseNumber(),
      reporter_id: reporter.id,
      reason: sent.reason,
      details: sent.details || null,
    });
    if (!report) fail('already_reported', await findOpenCase(tx, reporter.id, { job_id, target_user_id }));
    await recordEvent(tx, { name: 'report.submitted', actor: reporter, payload: { report_id: report.id } });
    if (job_id !== null) await holdIfMany(tx, job_id, report.id, reports_to_hold);
    return report.id;
  });
  return findReport(db, id);
}
