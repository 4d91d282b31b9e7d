// The type of a rule: phrases (see `../phrases.ts`) that break it, and phrases that excuse a hit.
import type { FindingCode } from '../codes.ts';

export interface Rule {
  code: FindingCode;
  /** Phrases that break the rule, one per line. */
  hits: string;
  /** Phrases that excuse a hit if they are just before it in the same clause (`no fee`). */
  before?: string;
  /** Phrases that excuse a hit if they are just after it (`fee is not taken`). */
  after?: string;
  /** Phrases that excuse a hit anywhere in its sentence (`paid by the company`). */
  near?: string;
}
