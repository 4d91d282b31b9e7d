// Parses the review commands on reports and on jobs that wait for review. Returns null for an invalid command.
import { sanctions } from '#marketplace/reports/decision-queries.ts';

type Sanction = (typeof sanctions)[number];

export type JobCommand =
  | { name: 'jobs' }
  | { name: 'reports' }
  | { name: 'job'; job_id: number }
  | { name: 'restore-job'; job_id: number }
  | { name: 'approve-job'; job_id: number; moderator: string; version: number | undefined }
  | { name: 'reject-job'; job_id: number; moderator: string; reason: string }
  | { name: 'uphold'; case_number: string; moderator: string; outcome: string; measure: Sanction }
  | { name: 'dismiss'; case_number: string; moderator: string; outcome: string };

const names: readonly string[] = [
  'jobs',
  'reports',
  'job',
  'restore-job',
  'approve-job',
  'reject-job',
  'uphold',
  'dismiss',
];

export const isJobCommand = (command: { name: string }): command is JobCommand => names.includes(command.name);

interface Words {
  name: string | undefined;
  id: string;
  by?: string | undefined;
  reason?: string | undefined;
  then?: string | undefined;
  version?: string | undefined;
}

function aboutJob({
  name,
  id,
  moderator,
  reason,
  version,
}: Words & { moderator: string | undefined }): JobCommand | null {
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const job_id = Number(id);
  if (name === 'job' || name === 'restore-job') return { name, job_id };
  if (name === 'approve-job' && moderator && /^\d{1,9}$/.test(version ?? '0'))
    return { name, job_id, moderator, version: version === undefined ? undefined : Number(version) };
  if (name === 'reject-job' && moderator && reason) return { name, job_id, moderator, reason };
  return null;
}

/** Returns the command on jobs or reports that the arguments name; null for invalid arguments. */
export function readJobCommand(words: Words): JobCommand | null {
  const { name, id } = words;
  const moderator = words.by?.trim();
  const reason = words.reason?.trim();
  if (name === 'jobs' || name === 'reports') return id === '' ? { name } : null;
  const case_number = id.toUpperCase();
  if (!/^KS-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(case_number)) return aboutJob({ ...words, moderator, reason });
  if (!moderator || !reason) return null;
  const measure = sanctions.find((known) => known === (words.then ?? 'none'));
  if (name === 'uphold' && measure) return { name, case_number, moderator, outcome: reason, measure };
  if (name === 'dismiss' && words.then === undefined) return { name, case_number, moderator, outcome: reason };
  return null;
}
