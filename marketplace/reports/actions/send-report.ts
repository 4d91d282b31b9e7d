// Reports a job, a user or a crew to the moderators (C.8). The reporter remains anonymous to other users.
import { fail } from '#contracts/problems.ts';
import type { Report, reportReasons, reportTargets } from '#contracts/reports.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { phoneDigest } from '../../crews/actions/show.ts';
import { findCrewCounts } from '../../crews/queries.ts';
import type { Deps } from '../../deps.ts';
import { holdJob } from '../../jobs/actions/moderate.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { newCaseNumber } from '../case-number.ts';
import { findCrewToReport } from '../crew-queries.ts';
import { setHeld } from '../decision-queries.ts';
import {
  countReporters,
  findJobToReport,
  findOpenCase,
  findPersonToReport,
  findReport,
  findReportWait,
  insertReport,
  type ReportTarget,
} from '../queries.ts';

interface SentReport {
  target_type: (typeof reportTargets)[number];
  target_id: number | string;
  reason: (typeof reportReasons)[number];
  details?: string | null | undefined;
}

type Store = Pick<Deps, 'db' | 'secrets'>;

const NUMBER = /^\d+$/;

/** Returns the crew with this uid if the reporter can see it; otherwise null. */
async function findCrew(deps: Store, tx: Tx, reporter: Person, uid: string) {
  const { phone_number } = await findCrewCounts(tx, reporter.id);
  const digest = phone_number === null ? null : phoneDigest(deps, phone_number);
  return findCrewToReport(tx, uid, { reporterId: reporter.id, phoneDigest: digest });
}

async function findTarget(
  deps: Store,
  tx: Tx,
  reporter: Person,
  { target_type, target_id }: SentReport,
): Promise<ReportTarget> {
  const id = String(target_id);
  const isNumber = NUMBER.test(id);
  const none = { target_type, job_id: null, target_user_id: null, crew_id: null };
  if (target_type === 'user') {
    const person = isNumber ? await findPersonToReport(tx, reporter, Number(id)) : null;
    return { ...none, target_user_id: (person ?? fail('not_found')).id };
  }
  if (target_type === 'crew') {
    const crew = isNumber ? null : await findCrew(deps, tx, reporter, id);
    return { ...none, crew_id: (crew ?? fail('not_found')).id };
  }
  const job = await findJobToReport(tx, reporter, isNumber ? { id: Number(id) } : { uid: id });
  return { ...none, job_id: (job ?? fail('not_found')).id };
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
 * - `not_found` if the reporter cannot see the job, user or crew,
 * - `rate_limited` if the reporter has sent `reports_per_day` reports in 24 hours,
 * - `already_reported` if the reporter already has an open report about it.
 */
export async function sendReport(deps: Store, reporter: Person, sent: SentReport): Promise<Report> {
  const id = await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, reporter.id);
    const { reports_per_day, reports_to_hold } = await readSettings(tx, ['reports_per_day', 'reports_to_hold']);
    const target = await findTarget(deps, tx, reporter, sent);
    const { job_id } = target;
    if (job_id !== null) await lockJob(tx, job_id);
    const retry_after = await findReportWait(tx, reporter.id, reports_per_day);
    if (retry_after > 0) fail('rate_limited', { retry_after });
    const report = await insertReport(tx, {
      target,
      case_number: newCaseNumber(),
      reporter_id: reporter.id,
      reason: sent.reason,
      details: sent.details || null,
    });
    if (!report) fail('already_reported', await findOpenCase(tx, reporter.id, target));
    await recordEvent(tx, { name: 'report.submitted', actor: reporter, payload: { report_id: report.id } });
    if (job_id !== null) await holdIfMany(tx, job_id, report.id, reports_to_hold);
    return report.id;
  });
  return findReport(deps.db, id);
}
