// Decides which reviews (texts of ratings) a moderator must check before they are shown (D34, D36). Pure.
import type { Finding } from '#contracts/job-shapes.ts';
import type { reviewStatuses } from '#contracts/ratings.ts';
import { lintLine } from '../trust/lint.ts';

type ReviewStatus = (typeof reviewStatuses)[number];

/** Maximum number of ratings revealed per statement. */
export const REVEAL_BATCH_SIZE = 1000;

/** Returns the findings of a review (words that may break a rule). A review with findings is held for a moderator. */
export function checkReview(review: string | null): { findings: Finding[]; review_status: ReviewStatus } {
  // A review may mention very low pay, for example to complain about it, so this finding is ignored.
  const findings = review ? lintLine('review', review).filter(({ code }) => code !== 'pay_below_floor') : [];
  return { findings, review_status: findings.length > 0 ? 'held' : 'shown' };
}
