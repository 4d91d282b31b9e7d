// Type of a rule with which job posts are checked: phrases that break the rule (hits), and phrases that make a hit
// harmless. `../phrases.ts` explains the syntax of phrases.
import type { FindingCode } from '../codes.ts';

export interface Rule {
  code: FindingCode;
  /**
   * Name of a set of rules. Phrases that make a hit harmless do so only for hits of the same set. By default, all rules
   * with the same code are one set.
   */
  apart?: string;
  /** True if the phrases break the rule only in a title. */
  titleOnly?: boolean;
  /** Phrases that break the rule, one per line. */
  hits: string;
  /** Phrases that make a hit (a phrase that breaks the rule) harmless just before it in the same clause: `no fee`. */
  before?: string;
  /** Phrases that make a hit harmless just after it: `fee is not taken`. */
  after?: string;
  /** Phrases that make a hit harmless anywhere in its sentence: `paid by the company`. */
  near?: string;
  /** Phrases that make every overlapping hit harmless: `advance will be given`. */
  touching?: string;
  /** Phrases that make each hit inside them harmless: `salary 15000 will be paid`. */
  inside?: string;
}
