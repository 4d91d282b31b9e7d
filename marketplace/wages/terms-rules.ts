// Rules of proposals for another rate or pay day (D64): who answers, and from which day agreed terms apply. Pure.
import { type ClosingDecision, type ClosingState, closingDecisions, type WageSide } from '#contracts/wage-shapes.ts';
import type { Terms } from './arithmetic.ts';
import { dayAfter } from './calendar-days.ts';
import { closingAfter } from './closing-rules.ts';

/** A proposal has no first day: the answer decides from which day the terms apply. */
export interface TermsProposal extends Omit<Terms, 'from_day'> {
  by: WageSide;
  state: ClosingState;
  proposed_at: string;
  decided_at: string | null;
}

/** The parts of a ledger that the rules of proposals need. */
interface Agreed {
  terms: readonly Terms[];
  /** In the order of their numbers. */
  proposals: readonly TermsProposal[];
}

/**
 * Returns true if other terms or a later proposal have taken the place of this one. The other side must not agree to it
 * any more, because it would answer an older question.
 */
export const isTermsSuperseded = ({ terms, proposals }: Agreed, { seq }: Pick<TermsProposal, 'seq'>): boolean =>
  [...terms, ...proposals].some((other) => other.seq > seq);

/** Returns the state after a decision, as {@link closingAfter} does; null also if the proposal is superseded. */
export const termsAfter = (
  ledger: Agreed,
  proposal: TermsProposal,
  { now, ...decided }: { decision: ClosingDecision; by: WageSide; now: number },
): ClosingState | 'wrong_party' | null =>
  isTermsSuperseded(ledger, proposal) ? null : closingAfter(proposal, decided, now);

/** Returns the decisions that a user may make on a proposal now. */
export const allowedTermsDecisions = (
  ledger: Agreed,
  proposal: TermsProposal,
  viewer: { by: WageSide; now: number },
): ClosingDecision[] =>
  closingDecisions.filter((decision) => {
    const to = termsAfter(ledger, proposal, { decision, ...viewer });
    return to !== null && to !== 'wrong_party';
  });

/** Returns true if a proposal waits for an answer. */
export const hasOpenProposal = (ledger: Agreed, now: number): boolean =>
  ledger.proposals.some((proposal) => allowedTermsDecisions(ledger, proposal, { by: proposal.by, now }).length > 0);

interface AnswerDay {
  /** The day of acceptance. */
  accepted_day: string;
  today: string;
  /** True if today has a recorded day of work. */
  isRecorded: boolean;
}

/**
 * Returns the first day of agreed terms: the day of the answer, or the next day if the day of the answer has an amount at
 * the earlier rate. So a rate is never lowered after the work, and no recorded day changes its rate. If no rate was agreed
 * before, the day of acceptance, because the days until then have no amount.
 */
export function firstDayOf(terms: readonly Terms[], { accepted_day, today, isRecorded }: AnswerDay): string {
  if (terms.length === 0) return accepted_day;
  return isRecorded ? dayAfter(today, 1) : today;
}
