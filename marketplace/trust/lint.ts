// The check of a post for scams and unfair demands (C.7): which words break which rule. Pure, the same answer for the same text.
import type { Finding, Lintable } from '#contracts/jobs.ts';

/** What is known of the pay of a trade where the job is, as a day's; null or absent where nothing is. */
export interface KnownPay {
  median_day?: number | null;
  minimum_day?: number | null;
}

/** What is wrong with a post as far as it is typed; positions are UTF-16 offsets into the field as it was given. */
export function lintPost(_post: Lintable, _known: KnownPay = {}): Finding[] {
  return [];
}
