// Rules of closings (D69): which days can be closed, who answers a proposal, and what a closed day still accepts. Pure.
import { type ClosingDecision, type ClosingState, closingDecisions, type WageSide } from '#contracts/wage-shapes.ts';
import { DAY } from './calendar-days.ts';
import { type Balance, balanceOf, type Entry, signs } from './rules.ts';

export interface Closing extends Balance {
  seq: number;
  by: WageSide;
  to_day: string;
  state: ClosingState;
  proposed_at: string;
  decided_at: string | null;
}

/** The parts of a ledger that the rules of closings need. */
interface Closed {
  entries: ReadonlyMap<number, Entry>;
  /** In the order of their numbers. */
  closings: readonly Closing[];
}

/** Days in which the other side can answer a proposal. */
export const ANSWER_DAYS = 14;

/** Returns the balance of the entries up to a day, which a closing of this day states. */
export const balanceUpTo = (entries: ReadonlyMap<number, Entry>, toDay: string): Balance =>
  balanceOf(new Map([...entries].filter(([, { day }]) => day <= toDay)));

/** Returns true if the proposal has no answer at `now`, in milliseconds since 1970, and is not too old for one. */
const isUnanswered = ({ state, proposed_at }: Pick<Closing, 'state' | 'proposed_at'>, now: number): boolean =>
  state === 'waiting' && now - Date.parse(proposed_at) <= ANSWER_DAYS * DAY;

/** Returns the last day that both sides have closed; null if no day is closed. */
export const closedUpTo = (closings: readonly Closing[]): string | null =>
  closings.reduce<string | null>(
    (last, { state, to_day }) => (state === 'agreed' && (last === null || to_day > last) ? to_day : last),
    null,
  );

/**
 * Returns true if an entry cannot be recorded because its day is closed. A closed day accepts corrections, and entries
 * against the interest of their author, such as a day that the employer adds. Money can always be recorded, because a
 * payment may have been forgotten.
 */
export const isClosedFor = (
  closings: readonly Closing[],
  { kind, by, day, replaces }: Pick<Entry, 'kind' | 'by' | 'day'> & { replaces?: number | null | undefined },
): boolean => {
  const isMoney = kind === 'payment' || kind === 'advance';
  const isInOwnInterest = signs[kind] > 0n === (by === 'labour');
  return !replaces && !isMoney && isInOwnInterest && day <= (closedUpTo(closings) ?? '');
};

const stateAfter = { agree: 'agreed', decline: 'declined', withdraw: 'withdrawn' } as const;

/**
 * Returns the state of a proposal after a decision at `now`, in milliseconds since 1970; null if no decision is possible;
 * `wrong_party` if only the other side may decide.
 */
export function closingAfter(
  closing: Pick<Closing, 'by' | 'state' | 'proposed_at'>,
  { decision, by }: { decision: ClosingDecision; by: WageSide },
  now: number,
): ClosingState | 'wrong_party' | null {
  if (!isUnanswered(closing, now)) return null;
  return (decision === 'withdraw') === (by === closing.by) ? stateAfter[decision] : 'wrong_party';
}

/**
 * Returns true if an entry up to the closing's day was recorded or answered after the proposal, so that the sides have
 * not seen the same days. `isOpenClosing` in queries.ts states the same rule in SQL.
 */
export const isOutdated = (
  { seq, to_day, proposed_at }: Pick<Closing, 'seq' | 'to_day' | 'proposed_at'>,
  entries: ReadonlyMap<number, Entry>,
): boolean =>
  [...entries.values()].some((entry) => {
    if (entry.day > to_day) return false;
    if (entry.seq > seq) return entry.state !== 'withdrawn';
    return entry.decided_at !== null && Date.parse(entry.decided_at) > Date.parse(proposed_at);
  });

/** Returns true if an entry up to this day waits for an answer. The sums of the days are not certain before the answer. */
export const hasWaitingEntry = ({ entries }: Pick<Closed, 'entries'>, toDay: string): boolean =>
  [...entries.values()].some(({ state, day }) => state === 'waiting' && day <= toDay);

/** Returns true if a later proposal has taken the place of this one: only the last proposal can be answered. */
export const isSuperseded = ({ closings }: Pick<Closed, 'closings'>, { seq }: Closing): boolean =>
  closings.some((other) => other.seq > seq);

/** Returns true if a proposal waits to be agreed. An outdated proposal does not: neither side can agree to it. */
export const hasOpenClosing = ({ entries, closings }: Closed, now: number): boolean => {
  const last = closings.at(-1);
  return last !== undefined && isUnanswered(last, now) && !isOutdated(last, entries);
};

/** Returns the decisions that a user may make on a closing now. */
export function allowedClosingDecisions(
  ledger: Closed,
  closing: Closing,
  { by, now }: { by: WageSide; now: number },
): ClosingDecision[] {
  if (isSuperseded(ledger, closing)) return [];
  return closingDecisions.filter((decision) => {
    const to = closingAfter(closing, { decision, by }, now);
    return to !== null && to !== 'wrong_party' && !(decision === 'agree' && isOutdated(closing, ledger.entries));
  });
}
