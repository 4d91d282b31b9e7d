// A moderator's word on reports and on jobs that wait: the job moves, and whoever reported it hears of it.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { approveJob, holdJob, rejectJob, removeJobAsModerator, restoreJob } from '../../jobs/actions/moderate.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { recordEvent } from '../../record-event.ts';
import {
  findCase,
  isHeldForNothing,
  lockReport,
  lockReportsOf,
  type Measure,
  setVerdict,
  type Verdict,
} from '../decision-queries.ts';

type Store = Pick<Deps, 'db'>;

async function close(tx: Tx, reportId: number, verdict: Verdict): Promise<void> {
  await setVerdict(tx, reportId, verdict);
  await recordEvent(tx, { name: 'report.decided', actor: system, payload: { report_id: reportId } });
}

interface Decision {
  case_number: string;
  verdict: 'upheld' | 'dismissed';
  /** What is done to the job of an upheld one. */
  measure?: Measure;
  /** For the employer of a job that is removed, and for who reported, who also reads it. */
  outcome: string;
  moderator: string;
}

async function act(tx: Tx, jobId: number | null, { verdict, measure = 'none', outcome }: Decision): Promise<void> {
  if (measure === 'none') return;
  if (jobId === null || verdict === 'dismissed') fail('validation_failed', { errors: { measure: ['not_a_choice'] } });
  if (measure === 'hold') await holdJob(tx, jobId, 'moderator');
  else await removeJobAsModerator(tx, jobId, outcome);
}

async function closeAll(tx: Tx, jobId: number, verdict: Verdict): Promise<void> {
  for (const { id } of await lockReportsOf(tx, jobId)) await close(tx, id, verdict);
}

/**
 * Decides one report; where its job is removed, the others about it are right as well. A job that was held for reports only is open again once none of them is left. Fails with `not_found`,
 * `invalid_transition` where it is decided already, `validation_failed` for a measure that has no job, or `job_transition`.
 */
export async function decideReport({ db }: Store, decision: Decision): Promise<void> {
  const { verdict, measure = 'none', outcome, moderator } = decision;
  await inTransaction(db, async (tx) => {
    const found = (await findCase(tx, decision.case_number)) ?? fail('not_found');
    if (found.job_id !== null) await lockJob(tx, found.job_id);
    const report = (await lockReport(tx, found.id)) ?? fail('not_found');
    if (report.status !== 'open') fail('invalid_transition', { from: report.status, to: verdict, allowed: [] });
    await act(tx, found.job_id, decision);
    await close(tx, found.id, { status: verdict, measure, outcome, moderator });
    if (found.job_id !== null && measure === 'remove')
      await closeAll(tx, found.job_id, { status: 'upheld', measure, outcome: null, moderator });
    if (found.job_id !== null && (await isHeldForNothing(tx, found.job_id))) await approveJob(tx, found.job_id);
  });
}

interface JobDecision {
  job_id: number;
  moderator: string;
}

/**
 * Lets a job that waits through; the open reports about it are dismissed with it. Fails with `not_found` or `job_transition`, and with
 * `stale_version` where its employer has changed it since it was looked at.
 */
export async function approveReviewedJob(
  { db }: Store,
  { job_id, moderator, version }: JobDecision & { version?: number | undefined },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const job = (await lockJob(tx, job_id)) ?? fail('not_found');
    if (version !== undefined && version !== job.version) fail('stale_version');
    await approveJob(tx, job_id);
    await closeAll(tx, job_id, { status: 'dismissed', measure: 'none', outcome: null, moderator });
  });
}

/**
 * Refuses a job that waits, with what its employer should know; the open reports about it are upheld. Who reported reads nothing of what
 * is said to the employer. Fails with `not_found` or `job_transition`.
 */
export async function rejectReviewedJob(
  { db }: Store,
  { job_id, moderator, reason }: JobDecision & { reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await rejectJob(tx, job_id, reason);
    await closeAll(tx, job_id, { status: 'upheld', measure: 'remove', outcome: null, moderator });
  });
}

/** Takes a removal back: the job waits for review. Fails with `not_found` or `job_transition`. */
export async function restoreRemovedJob({ db }: Store, job_id: number): Promise<void> {
  await inTransaction(db, (tx) => restoreJob(tx, job_id));
}
