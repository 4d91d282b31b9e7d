// Rules of pay days (D69): on which days the pay is due by the agreed terms, and whether a past pay day was kept. Pure.
import type { PayRhythm } from '#contracts/wage-shapes.ts';
import { DAY, dayAfter } from './calendar-days.ts';
import { balanceOf, type Entry, signs } from './rules.ts';

/** When the pay of an account is due. */
export interface PayPlan {
  pay_every: PayRhythm;
  pay_weekday: number | null;
  /** The first day of the terms. */
  from_day: string;
  /** The last day of the work; null while it continues. */
  last_day: string | null;
}

export interface PayDay {
  day: string;
  /** First and last day of the pay that is due, together with the unpaid amounts of earlier days. */
  from: string;
  up_to: string;
}

/** Day of the month on which monthly pay is due (Code on Wages, section 17). */
const DAY_OF_MONTH = 7;
/** Days after the second week on which the pay of a fortnight is due. */
const AFTER_FORTNIGHT = 2;
/** Days after the end of the work on which its pay is due, Sundays not counted. */
const AFTER_END = 2;

const weekdayOf = (day: string) => new Date(day).getUTCDay();
const daysFrom = (day: string, other: string) => (Date.parse(other) - Date.parse(day)) / DAY;

/** Returns the first such day of the week on or after a day. */
const firstWeekday = (weekday: number, day: string) => dayAfter(day, (weekday - weekdayOf(day) + 7) % 7);

function endPayDay(last_day: string): string {
  let day = last_day;
  for (let left = AFTER_END; left > 0; ) {
    day = dayAfter(day, 1);
    if (weekdayOf(day) !== 0) left -= 1;
  }
  return day;
}

/** Returns the last day whose pay is due on this day; null if nothing is due on it. */
function dueUpTo({ pay_every, pay_weekday, from_day, last_day }: PayPlan, day: string): string | null {
  if (pay_every === 'day') return day;
  if (pay_every === 'month') return Number(day.slice(8)) === DAY_OF_MONTH ? dayAfter(day, -DAY_OF_MONTH) : null;
  if (pay_every === 'end') return last_day !== null && endPayDay(last_day) === day ? last_day : null;
  const first = firstWeekday(pay_weekday ?? 0, from_day);
  if (pay_every === 'week') return daysFrom(first, day) % 7 === 0 ? day : null;
  const up_to = dayAfter(day, -AFTER_FORTNIGHT);
  return daysFrom(first, up_to) % 14 === 0 ? up_to : null;
}

const lengths = { day: 1, week: 7, fortnight: 14 };

/** Returns the first day whose pay is due with that of `up_to`. */
function dueFrom({ pay_every, from_day }: PayPlan, up_to: string): string {
  if (pay_every === 'end') return from_day;
  if (pay_every === 'month') return `${up_to.slice(0, 8)}01`;
  return dayAfter(up_to, 1 - lengths[pay_every]);
}

/** Returns the pay days from `from` to `to`. */
export function payDaysBetween(plan: PayPlan, from: string, to: string): PayDay[] {
  const found: PayDay[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const up_to = dueUpTo(plan, day);
    if (up_to === null || up_to < plan.from_day) continue;
    const from = dueFrom(plan, up_to);
    if (plan.last_day === null || from <= plan.last_day) found.push({ day, from, up_to });
  }
  return found;
}

/** Terms of an account, with which its pay days are found. */
interface PayTerms {
  pay_every: PayRhythm | null;
  pay_weekday: number | null;
  from_day: string;
}

/**
 * Returns the plans of an account from its terms, which are in the order of their numbers. Terms of the same rhythm form
 * one plan, so that a new rate does not move the pay days. A plan ends on the day before the next one.
 */
export function plansOf(terms: readonly PayTerms[], last_day: string | null): PayPlan[] {
  const starts = terms.filter(({ pay_every, pay_weekday }, index) => {
    const before = terms[index - 1];
    return before?.pay_every !== pay_every || before.pay_weekday !== pay_weekday;
  });
  return starts.flatMap(({ pay_every, ...start }, index) => {
    const next = starts[index + 1];
    const end = next ? dayAfter(next.from_day, -1) : null;
    if (pay_every === null || (end !== null && end < start.from_day)) return [];
    return [{ ...start, pay_every, last_day: end !== null && (last_day === null || end < last_day) ? end : last_day }];
  });
}

/** Days in which the next pay day of each rhythm comes. */
const AHEAD = 38;

/** Returns the first pay day from a day on; null if none comes, or if it depends on the end of the work. */
export function nextPayDay(plans: readonly PayPlan[], from: string): string | null {
  const days = plans.flatMap((plan) => payDaysBetween(plan, from, dayAfter(from, AHEAD)).map(({ day }) => day));
  return days.sort()[0] ?? null;
}

/** Days of grace: a payment is on time until the end of the last of these days after the pay day. */
export const GRACE_DAYS = 2;
/** A shortfall of 5 % of the amount, or of ₹100, is tolerated. */
const [TOLERATED_PERCENT, TOLERATED_PAISE] = [5n, 10_000n];

export type PayDayOutcome = 'kept' | 'missed' | 'not_counted';

/**
 * Returns whether a pay day was kept, from the entries as they are on the evening after the last day of grace. The pay is
 * on time if the due amount is received, or reported as paid and not disputed. A pay day is not counted if there was no
 * work, if at most ₹100 was due, or if a payment is disputed.
 */
export function outcomeOf({ day, from, up_to }: PayDay, entries: readonly Entry[]): PayDayOutcome {
  const end = dayAfter(day, GRACE_DAYS);
  const sumsOf = (chosen: (entry: Entry) => boolean) =>
    balanceOf(new Map(entries.filter(chosen).map((entry) => [entry.seq, entry])));
  const raises = (entry: Entry) => signs[entry.kind] > 0n && entry.day <= up_to;
  const lowers = (entry: Entry) => signs[entry.kind] < 0n && entry.day <= end;
  const { earned } = sumsOf(raises);
  const worked = sumsOf((entry) => raises(entry) && entry.day >= from).earned;
  const before = sumsOf((entry) => lowers(entry) && entry.day < from);
  // An earlier disputed payment must not make all later pay days missed. `disputed` is negative for payments.
  const due = earned - before.received + before.disputed;
  const isDisputed = entries.some(
    (entry) => entry.state === 'disputed' && entry.method !== null && entry.day >= from && entry.day <= end,
  );
  if (isDisputed || worked === 0n || due <= TOLERATED_PAISE) return 'not_counted';
  const isReported = ({ state, by }: Entry) => state === 'agreed' || (state === 'waiting' && by === 'employer');
  const paid = sumsOf((entry) => lowers(entry) && isReported(entry));
  // `waiting` is negative for payments that the worker has not answered.
  const missing = earned - paid.received + paid.waiting + before.disputed;
  const tolerated = (due * TOLERATED_PERCENT) / 100n;
  return missing <= (tolerated > TOLERATED_PAISE ? tolerated : TOLERATED_PAISE) ? 'kept' : 'missed';
}
