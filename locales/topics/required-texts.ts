// Texts that every language must have because code requires them, English included.
import type { ProblemCode } from '#contracts/problems.ts';

export interface RequiredTexts {
  /** A sentence for every problem code. */
  problems: { code: Record<ProblemCode, string> };
}
