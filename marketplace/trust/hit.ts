// The place of a rule violation in the words of a post.
import type { FindingCode } from './codes.ts';

/** Word positions: from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

export interface Hit extends Span {
  code: FindingCode;
}
