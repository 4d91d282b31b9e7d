// The shape of a language's rules: phrases (see `../phrases.ts`) that break a rule, and those that say the opposite.
import type { FindingCode } from '../codes.ts';

export interface Rule {
  code: FindingCode;
  /** What breaks the rule, a phrase a line. */
  hits: string;
  /** What makes it honest: just before it in the same clause (`no fee`), … */
  before?: string;
  /** … or just behind it (`fee is not taken`), … */
  after?: string;
  /** … or anywhere in its sentence (`paid by the company`). */
  near?: string;
}
