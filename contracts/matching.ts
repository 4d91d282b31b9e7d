// The match score (0–100) of a job and a worker, with its reasons: codes with points that add up to the score.
import { z } from './z.ts';

/** Components of a score. Each code has its text in `locales/<language>/matching.json`. */
export const matchCodes = [
  'skill',
  'related_skill',
  'distance',
  'state',
  'language',
  'shift',
  'pay',
  'experience',
  'resume_missing',
] as const;
export const matchCode = z.enum(matchCodes);

export const match = z.object({
  /**
   * True if the job fits the worker: the score is high enough to notify the worker of the job, and the worker has the
   * job's trade or a related trade (D113).
   */
  fits: z.boolean(),
  /** Whole points, 0–100: the sum of the `weight` values in `reasons`. */
  score: z.int(),
  /** Points of each component, largest first; deductions are negative. */
  reasons: z.array(z.object({ code: matchCode, weight: z.int() })),
});
export type Match = z.output<typeof match>;
