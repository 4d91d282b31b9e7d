// Parses the command line of `npm run review`. Returns null if the command line is invalid.
import { parseArgs } from 'node:util';
import { type CrewCommand, readCrewCommand } from './crew-command.ts';
import { type DayCommand, readDayCommand } from './day-command.ts';
import { type JobCommand, readJobCommand } from './job-command.ts';
import { type RatingCommand, readRatingCommand } from './rating-command.ts';

export const USAGE = `Usage:
  npm run review -- list
  npm run review -- document ID --out FILE [--kind identity|pan|gst]
  npm run review -- approve ID --by NAME
  npm run review -- reject ID --by NAME --reason "what the person should know"

  npm run review -- jobs
  npm run review -- job ID
  npm run review -- approve-job ID --by NAME [--version NUMBER]
  npm run review -- reject-job ID --by NAME --reason "what the employer should know"
  npm run review -- restore-job ID

  npm run review -- reports
  npm run review -- uphold CASE --by NAME --reason "what both sides may read" [--then hold|remove]
  npm run review -- dismiss CASE --by NAME --reason "what the reporter may read"

  npm run review -- crews
  npm run review -- release-crew ID --by NAME --reason "what the audit log stores"

  npm run review -- days
  npm run review -- uphold-attendance ID --by NAME --reason "what the worker may read"
  npm run review -- dismiss-attendance ID --by NAME --reason "what the worker may read"

  npm run review -- ratings
  npm run review -- hide-rating ID --by NAME --reason "what both sides may read"
  npm run review -- keep-rating ID --by NAME --reason "what the user who contested it may read"`;

export type Command =
  | { name: 'list' }
  | { name: 'document'; review_id: number; out: string; kind: string | undefined }
  | { name: 'approve'; review_id: number; reviewer: string }
  | { name: 'reject'; review_id: number; reviewer: string; reason: string }
  | JobCommand
  | CrewCommand
  | DayCommand
  | RatingCommand;

const options = {
  by: { type: 'string' },
  reason: { type: 'string' },
  version: { type: 'string' },
  out: { type: 'string' },
  kind: { type: 'string' },
  // biome-ignore lint/suspicious/noThenProperty: an option of the command line
  then: { type: 'string' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    return null;
  }
}

/** Returns the review command that the arguments name; null for invalid arguments. */
export function readCommand(args: readonly string[]): Command | null {
  const given = parsed(args);
  if (!given) return null;
  const [name = '', id = '', more] = given.positionals;
  if (more !== undefined) return null;
  if (name === 'list') return id === '' ? { name } : null;
  const aboutJob = readJobCommand({ name, id, ...given.values });
  if (aboutJob) return aboutJob;
  const aboutCrew = readCrewCommand({ name, id, ...given.values });
  if (aboutCrew) return aboutCrew;
  const aboutDay = readDayCommand({ name, id, ...given.values });
  if (aboutDay) return aboutDay;
  const aboutRating = readRatingCommand({ name, id, ...given.values });
  if (aboutRating) return aboutRating;
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const review_id = Number(id);
  const { out, kind } = given.values;
  const reviewer = given.values.by?.trim();
  const reason = given.values.reason?.trim();
  if (name === 'document' && out) return { name, review_id, out, kind };
  if (name === 'approve' && reviewer) return { name, review_id, reviewer };
  if (name === 'reject' && reviewer && reason) return { name, review_id, reviewer, reason };
  return null;
}
