// Decides reports: changes the reported job or crew, notifies the reporters and records the moderator's decision in the audit
// log.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import { authorOf, type Moderator, nameOf } from '../../admins/moderator.ts';
import { holdCrew } from '../../crews/actions/hold-crew.ts';
import type { Deps } from '../../deps.ts';
import { approveJob, holdJob, removeJobAsModerator } from '../../jobs/actions/moderate.ts';
import { isOfSuspended, lockJob } from '../../jobs/queries/moves.ts';
import { recordEvent } from '../../record-event.ts';
import {
  findCase,
  isHeldForNothing,
  lockReport,
  lockReportsOf,
  type ReportDecision,
  type Sanction,
  setVerdict,
} from '../decision-queries.ts';

async function close(tx: Tx, reportId: number, verdict: ReportDecision): Promise<void> {
  await setVerdict(tx, reportId, verdict);
  await recordEvent(tx, { name: 'report.decided', actor: system, payload: { report_id: reportId } });
}

/**
 * Decides all open reports about a job. `outcome` (the message to the reporters) remains null, because the reporters
 * must not see the reason that the employer receives.
 */
export async function closeReportsOf(tx: Tx, jobId: number, verdict: Omit<ReportDecision, 'outcome'>): Promise<void> {
  for (const { id } of await lockReportsOf(tx, jobId)) await close(tx, id, { ...verdict, outcome: null });
}

interface Decision {
  case_number: string;
  verdict: 'upheld' | 'dismissed';
  /** Sanction for the job or crew of an upheld report. A crew can be held, but not removed. */
  measure?: Sanction;
  /** The moderator's message, shown to the reporter, and to the employer if the job is removed. */
  outcome: string;
  moderator: Moderator;
}

interface Reported {
  job_id: number | null;
  crew_id: number | null;
}

async function act(tx: Tx, { job_id: jobId, crew_id }: Reported, { verdict, measure = 'none', outcome }: Decision) {
  if (measure === 'none') return;
  if (crew_id !== null && measure === 'hold' && verdict === 'upheld') return holdCrew(tx, crew_id);
  if (jobId === null || verdict === 'dismissed') fail('validation_failed', { errors: { measure: ['not_a_choice'] } });
  if (measure === 'hold') await holdJob(tx, jobId, 'moderator');
  else await removeJobAsModerator(tx, jobId, outcome);
}

async function lockOpen(tx: Tx, reportId: number): Promise<void> {
  const { status, moderator, decided_at } = (await lockReport(tx, reportId)) ?? fail('not_found');
  if (status !== 'open') fail('already_decided', { verdict: status, by: moderator ?? '', at: decided_at ?? '' });
}

/**
 * If the job was removed, upholds the other reports about the job. If the job is in review only because of reports and
 * no such report is still open, approves the job.
 */
async function applyVerdictToJob(tx: Tx, jobId: number, measure: Sanction, moderator: string): Promise<void> {
  if (measure === 'remove') await closeReportsOf(tx, jobId, { status: 'upheld', measure, moderator });
  // Jobs of a suspended employer remain in review until the account is restored.
  if ((await isHeldForNothing(tx, jobId)) && !(await isOfSuspended(tx, jobId))) await approveJob(tx, jobId);
}

/**
 * Decides one report. If the decision removes the reported job, the other reports about this job are upheld as well. A
 * job that waits for review only because of reports opens again when the last report about it is decided. Fails with:
 * - `not_found` for an unknown case number,
 * - `already_decided` if a moderator has already decided the report,
 * - `validation_failed` for a sanction without a job or crew, or together with a dismissal, and for a crew that has ended,
 * - `job_transition` if the job is to be removed but its status does not allow this.
 */
export async function decideReport({ db }: Pick<Deps, 'db'>, decision: Decision): Promise<void> {
  const { verdict, measure = 'none', outcome, case_number } = decision;
  const by = nameOf(decision.moderator);
  await inTransaction(db, async (tx) => {
    const found = (await findCase(tx, case_number)) ?? fail('not_found');
    if (found.job_id !== null) await lockJob(tx, found.job_id);
    await lockOpen(tx, found.id);
    await act(tx, found, decision);
    await close(tx, found.id, { status: verdict, measure, outcome, moderator: by });
    if (found.job_id !== null) await applyVerdictToJob(tx, found.job_id, measure, by);
    await writeAudit(tx, authorOf(decision.moderator), {
      action: `report.${verdict}`,
      target: { type: 'report', id: case_number },
      before: { status: 'open' },
      after: {
        status: verdict,
        measure,
        job_id: found.job_id,
        ...(found.crew_id === null ? {} : { crew_id: found.crew_id }),
      },
      reason: outcome,
    });
  });
}
