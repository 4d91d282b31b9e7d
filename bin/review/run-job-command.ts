// Runs the review commands on reports and on jobs that wait for review. The output never names the user who sent a
// report.
import { fail } from '#contracts/problems.ts';
import type { Deps } from '#marketplace/deps.ts';
import { decideReport } from '#marketplace/reports/actions/decide.ts';
import { approveReviewedJob, rejectReviewedJob, restoreRemovedJob } from '#marketplace/reports/actions/moderate-job.ts';
import {
  findReviewedJob,
  listJobsInReview,
  listOpenReports,
  type ReviewedJob,
  type WaitingReport,
} from '#marketplace/reports/decision-queries.ts';
import type { JobCommand } from './job-command.ts';

type Store = Pick<Deps, 'db'>;

const MAX_LINES = 100;
/** Removes control characters: user text must not move the cursor of the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

const jobLine = (job: ReviewedJob) =>
  [
    `#${job.id}`,
    plain(job.title),
    plain(job.employer),
    job.place,
    `marked: ${[...new Set(job.findings.map(({ code }) => code))].join(', ') || 'nothing'}`,
    `reports: ${job.reports}`,
    `waiting ${job.waiting_hours} h`,
    `version ${job.version}`,
  ].join(' · ');

function targetOf({ target_type, job_id, target_user_id, crew_id }: WaitingReport): string {
  const [word, id] = { job: ['job', job_id], user: ['person', target_user_id], crew: ['crew', crew_id] }[target_type];
  return `${word} #${id ?? 'gone'}`;
}

const reportLine = (report: WaitingReport) =>
  [
    report.case_number,
    targetOf(report),
    plain(report.target_name ?? ''),
    report.reason,
    ...(report.details ? [`“${plain(report.details)}”`] : []),
    `waiting ${report.waiting_hours} h`,
  ].join(' · ');

function linesOf(job: ReviewedJob): string[] {
  const texts: Record<string, string | null> = {
    title: job.title,
    description: job.description,
    requirements: job.requirements,
    location: job.location,
    duration: job.duration,
    industry: job.industry,
    'walk_in.place': job.walk_in_place,
  };
  const marks = job.findings.map(
    ({ code, field, start, end }) => `  ${code} in ${field}: ${plain((texts[field] ?? '').slice(start, end))}`,
  );
  const fields = Object.entries(texts).flatMap(([field, text]) => (text ? [`${field}: ${plain(text)}`] : []));
  return [jobLine(job), `state: ${job.status}`, `pay: ${job.pay ?? 'not given'}`, ...fields, ...marks];
}

async function show(deps: Store, command: JobCommand & { name: 'jobs' | 'reports' | 'job' }): Promise<string[]> {
  if (command.name === 'job') return linesOf((await findReviewedJob(deps.db, command.job_id)) ?? fail('not_found'));
  const lines =
    command.name === 'jobs'
      ? (await listJobsInReview(deps.db, MAX_LINES)).map(jobLine)
      : (await listOpenReports(deps.db, MAX_LINES)).map(reportLine);
  return lines.length > 0 ? lines : ['Nothing is waiting.'];
}

/** Runs a command and returns its output lines. Throws a problem if the action is refused. */
export async function runJobCommand(deps: Store, command: JobCommand): Promise<string[]> {
  switch (command.name) {
    case 'jobs':
    case 'reports':
    case 'job':
      return show(deps, command);
    case 'approve-job':
      await approveReviewedJob(deps, command);
      return [`#${command.job_id} is open. Its employer is notified; reports about it are dismissed.`];
    case 'reject-job':
      await rejectReviewedJob(deps, command);
      return [
        `#${command.job_id} is rejected. Its employer reads the reason; the reporters are notified that it is removed.`,
      ];
    case 'restore-job':
      await restoreRemovedJob(deps, { job_id: command.job_id, moderator: 'unnamed', reason: 'restore-job' });
      return [`#${command.job_id} waits for review again.`];
    case 'uphold':
      await decideReport(deps, { ...command, verdict: 'upheld' });
      return [`${command.case_number} is upheld. The reporter is notified.`];
    case 'dismiss':
      await decideReport(deps, { ...command, verdict: 'dismissed' });
      return [`${command.case_number} is dismissed. The reporter is notified.`];
  }
}
