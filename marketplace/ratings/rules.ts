// What a rating goes through (D34, D36). Pure.
import type { Finding } from '#contracts/jobs.ts';
import type { reviewStatuses } from '#contracts/ratings.ts';
import { lintLine } from '../trust/lint.ts';

type ReviewStatus = (typeof reviewStatuses)[number];

/** Ratings that become visible in one statement. */
export const REVEAL_BATCH_SIZE = 1000;

/** What the check marks in the words of a review, and whether they wait for a moderator because of it. */
export function checkReview(review: string | null): { findings: Finding[]; review_status: ReviewStatus } {
  const findings = review ? lintLine('review', review) : [];
  return { findings, review_status: findings.length > 0 ? 'held' : 'shown' };
}
