// Runs review commands and returns their output lines. The output contains no phone number, and identity numbers only
// masked.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fail } from '#contracts/problems.ts';
import type { Deps } from '#marketplace/deps.ts';
import { reviewIdentity } from '#marketplace/people/actions/review-identity.ts';
import { listReviewDocuments, listWaitingReviews, type WaitingReview } from '#marketplace/people/queries/reviews.ts';
import type { Command } from './command.ts';
import { isCrewCommand, runCrewCommand } from './crew-command.ts';
import { isDayCommand, runDayCommand } from './day-command.ts';
import { isJobCommand } from './job-command.ts';
import { isRatingCommand, runRatingCommand } from './rating-command.ts';
import { runJobCommand } from './run-job-command.ts';

type ReviewDeps = Pick<Deps, 'db' | 'log' | 'storage'>;

const waitingTime = (hours: number) => (hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`);

function lineOf(review: WaitingReview): string {
  return [
    `#${review.id}`,
    `${review.first_name} ${review.last_name}`,
    ...(review.company_name ? [review.company_name] : []),
    review.user_type,
    `${review.identity_type ?? 'no identity'} ${review.masked ?? ''}`.trim(),
    ...(review.gst_number ? [`GSTIN ${review.gst_number}`] : []),
    `documents: ${review.documents.join(', ') || 'none'}`,
    ...(review.cause === 'documents' ? [] : [review.cause.replace('_', ' ')]),
    ...(review.other_accounts > 0
      ? [`number of ${review.other_accounts} other account(s)${review.other_verified ? ', one verified' : ''}`]
      : []),
    `waiting ${waitingTime(review.waiting_hours)}`,
  ].join(' · ');
}

async function list({ db }: ReviewDeps): Promise<string[]> {
  const reviews = await listWaitingReviews(db);
  return reviews.length > 0 ? reviews.map(lineOf) : ['No identity waits for review.'];
}

/**
 * Writes a document of an identity review to a new file that only its owner can read. Never overwrites an existing
 * file.
 */
async function saveDocument(deps: ReviewDeps, { review_id, out, kind }: Command & { name: 'document' }) {
  const documents = await listReviewDocuments(deps.db, review_id);
  const wanted = documents.find((document) => !kind || document.kind === kind) ?? fail('not_found');
  const bytes = (await deps.storage.get(wanted.storage_key)) ?? fail('not_found');
  await pipeline(bytes, createWriteStream(out, { flags: 'wx', mode: 0o600 }));
  const others = documents.filter((document) => document !== wanted).map((document) => document.kind);
  return [
    `${wanted.kind} (${wanted.content_type}) is in ${out}. Delete it after the review.`,
    ...(others.length > 0 ? [`There is more: --kind ${others.join(', --kind ')}.`] : []),
  ];
}

/** Runs a command and returns its output lines. Throws a problem if the action is refused. */
export async function runCommand(deps: ReviewDeps, command: Command): Promise<string[]> {
  if (command.name === 'list') return list(deps);
  if (command.name === 'document') return saveDocument(deps, command);
  if (isJobCommand(command)) return runJobCommand(deps, command);
  if (isCrewCommand(command)) return runCrewCommand(deps, command);
  if (isDayCommand(command)) return runDayCommand(deps, command);
  if (isRatingCommand(command)) return runRatingCommand(deps, command);
  const { review_id, reviewer } = command;
  if (command.name === 'approve') {
    await reviewIdentity(deps, { review_id, verdict: 'verified', reviewer });
    return [`#${review_id} is confirmed. The user is notified; the copy of the identity card is deleted.`];
  }
  await reviewIdentity(deps, { review_id, verdict: 'rejected', reviewer, reason: command.reason });
  return [`#${review_id} is rejected. The user reads the reason; the copy of the identity card is deleted.`];
}
