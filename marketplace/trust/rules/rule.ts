// The type of a rule: phrases (see `../phrases.ts`) that break the rule, and phrases that excuse a hit.
import type { FindingCode } from '../codes.ts';

export interface Rule {
  code: FindingCode;
  /**
   * Name of a set of rules. The excuses of this set apply only to hits of this set. By default, all rules with the same
   * code share their excuses.
   */
  apart?: string;
  /** True if only hits in a title count. */
  titleOnly?: boolean;
  /** Phrases that break the rule, one per line. */
  hits: string;
  /** Phrases that excuse a hit if they are just before the hit in the same clause (`no fee`). */
  before?: string;
  /** Phrases that excuse a hit if they are just after the hit (`fee is not taken`). */
  after?: string;
  /** Phrases that excuse a hit anywhere in its sentence (`paid by the company`). */
  near?: string;
  /** Phrases that excuse the hits that overlap with them (`advance will be given`). */
  touching?: string;
  /** Phrases that excuse the hits inside them (`salary 15000 will be paid`). */
  inside?: string;
}
