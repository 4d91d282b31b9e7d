// Rules of the wage ledger (D62, D63, D66): which entries are agreed, who may answer an entry, and the balance. Pure.
import type {
  DisputeReason,
  EntryDecision,
  EntryKind,
  EntryState,
  EntryVia,
  paymentMethods,
  WageSide,
} from '#contracts/wage-shapes.ts';
import { entryDecisions } from '#contracts/wage-shapes.ts';
import { DAY } from './calendar-days.ts';

export interface Entry {
  seq: number;
  kind: EntryKind;
  by: WageSide;
  day: string;
  paise: bigint;
  halves: number | null;
  overtime_minutes: number | null;
  method: (typeof paymentMethods)[number] | null;
  state: EntryState;
  via: EntryVia | null;
  reason: DisputeReason | null;
  matched: boolean;
  replaces: number | null;
  recorded_at: string;
  decided_at: string | null;
}

/** Effect of each kind on the amount owed to the worker. */
export const signs: Record<EntryKind, 1n | -1n> = {
  day: 1n,
  piece: 1n,
  part: 1n,
  extra: 1n,
  advance: -1n,
  payment: -1n,
  deduction: -1n,
};

/** Days in which an employer may dispute an entry that was agreed by silence. */
export const SILENCE_DISPUTE_DAYS = 30;

type Facts = Pick<Entry, 'kind' | 'by' | 'paise' | 'halves'>;

/**
 * Returns the state of a new entry: `agreed` if it is against the interest of its author, otherwise `waiting`. For a
 * correction, the difference from the entry that it replaces decides. The balance does not contain disputed entries, so
 * the correction of a disputed entry is treated like a new entry.
 */
export function initialState(entry: Facts, base: Entry | null): 'agreed' | 'waiting' {
  const raises = effectOf(entry, base);
  if (raises === 0) return 'agreed';
  return raises > 0 === (entry.by === 'employer') ? 'agreed' : 'waiting';
}

/** Positive if the entry raises what is owed to the worker, negative if it lowers it, 0 if it changes nothing. */
function effectOf({ kind, paise, halves }: Facts, base: Entry | null): number {
  const sign = Number(signs[kind]);
  if (base?.state !== 'agreed') return sign;
  const difference = paise - base.paise;
  // The amount of a day can be 0, if earlier days have used up the monthly rate. Then the number of half days decides.
  return difference === 0n ? sign * Math.sign((halves ?? 0) - (base.halves ?? 0)) : sign * (difference > 0n ? 1 : -1);
}

/**
 * All decisions of the log. `lapse`: the other side did not answer in time. `match`: the other side recorded the same
 * payment.
 */
export type LogDecision = EntryDecision | 'lapse' | 'match';

interface Transition {
  to: EntryState;
  by: 'author' | 'other' | 'system';
  /**
   * `claimed`: only an entry by the worker that raises what is owed. `silent`: only an entry that was agreed by silence
   * in the last 30 days.
   */
  only?: 'claimed' | 'silent';
}

/**
 * The table of D62. `withdrawn` and `replaced` are final. An agreed correction also moves the entry that it replaces
 * from `agreed` or `disputed` to `replaced`.
 */
export const transitions: Record<EntryState, Partial<Record<LogDecision, Transition>>> = {
  waiting: {
    agree: { to: 'agreed', by: 'other' },
    match: { to: 'agreed', by: 'other' },
    lapse: { to: 'agreed', by: 'system', only: 'claimed' },
    dispute: { to: 'disputed', by: 'other' },
    withdraw: { to: 'withdrawn', by: 'author' },
  },
  agreed: {
    match: { to: 'agreed', by: 'other' },
    dispute: { to: 'disputed', by: 'other', only: 'silent' },
  },
  disputed: {
    agree: { to: 'agreed', by: 'other' },
    withdraw: { to: 'withdrawn', by: 'author' },
  },
  withdrawn: {},
  replaced: {},
};

/** Returns true if an agreed correction may replace an entry in this state. */
export const isReplaceable = ({ state }: Pick<Entry, 'state'>) => state === 'agreed' || state === 'disputed';

const isPartyOf = (entry: Pick<Entry, 'by'>, party: Transition['by'], by: WageSide | 'system') =>
  party === 'system' ? by === 'system' : by !== 'system' && (party === 'author') === (by === entry.by);

function isMet(entry: Entry, only: Transition['only'], now: number): boolean {
  if (only === 'claimed') return entry.by === 'labour' && signs[entry.kind] > 0n;
  if (only === 'silent')
    return entry.via === 'silence' && now - Date.parse(entry.decided_at ?? '') <= SILENCE_DISPUTE_DAYS * DAY;
  return true;
}

/**
 * Returns the state after a decision; `null` if the state permits no such decision; `wrong_party` if only the other
 * side may make it. `now` is in milliseconds since 1970.
 */
export function stateAfter(
  entry: Entry,
  { decision, by }: { decision: LogDecision; by: WageSide | 'system' },
  now: number,
): EntryState | 'wrong_party' | null {
  const transition = transitions[entry.state][decision];
  if (!transition || !isMet(entry, transition.only, now)) return null;
  return isPartyOf(entry, transition.by, by) ? transition.to : 'wrong_party';
}

/** Returns the decisions that a user may make on an entry now. */
export function allowedDecisions(entry: Entry, by: WageSide, now: number): EntryDecision[] {
  return entryDecisions.filter((decision) => {
    const to = stateAfter(entry, { decision, by }, now);
    return to !== null && to !== 'wrong_party';
  });
}

/** Returns true if the entry waits for the answer of this side. */
export const isAwaiting = ({ state, by }: Entry, side: WageSide): boolean => state === 'waiting' && by !== side;

export interface Balance {
  owed: bigint;
  earned: bigint;
  received: bigint;
  waiting: bigint;
  disputed: bigint;
}

/**
 * Returns the balance of an account; only this function adds amounts. Of an open correction, only the difference from
 * the entry that it would replace is added, because the balance still contains this entry.
 */
export function balanceOf(entries: ReadonlyMap<number, Entry>): Balance {
  const sums: Balance = { owed: 0n, earned: 0n, received: 0n, waiting: 0n, disputed: 0n };
  for (const { kind, paise, state, replaces } of entries.values()) {
    const sign = signs[kind];
    if (state === 'agreed') sums[sign > 0n ? 'earned' : 'received'] += paise;
    if (state !== 'waiting' && state !== 'disputed') continue;
    const base = replaces === null ? undefined : entries.get(replaces);
    sums[state] += sign * (paise - (base?.state === 'agreed' ? base.paise : 0n));
  }
  return { ...sums, owed: sums.earned - sums.received };
}
