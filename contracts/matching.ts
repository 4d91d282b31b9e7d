// How well a job and a person fit, and why (0–100): codes with the points each adds. They sum to the score.
import { z } from './z.ts';

/** What a score is made of. Every code has words in `locales/<language>/matching.json`. */
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
  /** Whole points, 0–100: the sum of the weights. */
  score: z.int(),
  /** The points of each part, the largest first; what takes points away is negative. */
  reasons: z.array(z.object({ code: matchCode, weight: z.int() })),
});
export type Match = z.output<typeof match>;
