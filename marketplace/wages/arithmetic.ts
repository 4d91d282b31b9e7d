// Arithmetic of wages (D65). Pure. Amounts are whole paise as `bigint`; each amount is rounded once, half a paisa up.
import type { PayRhythm, WageBasis } from '#contracts/wage-shapes.ts';

export interface Terms {
  seq: number;
  basis: WageBasis;
  paise: bigint;
  /** Hours of a full day. */
  hours: number;
  /** Days of work in a full month. */
  month_days: number;
  /** How often the pay is due; null if no pay day was agreed. */
  pay_every: PayRhythm | null;
  /** Day of the week of the pay day, 0 for Sunday; null unless the pay is due each week or fortnight. */
  pay_weekday: number | null;
  from_day: string;
}

/** Default hours of a day and days of a month, from the draft central rules. */
export const DAY_HOURS = 8;
export const MONTH_DAYS = 26;

const MINUTES = 60n;
/** Overtime is paid at double the rate (Code on Wages, section 14). */
const OVERTIME_FACTOR = 2n;

/** Returns `a / b` for `a` ≥ 0 and `b` > 0, rounded to a whole number, half up. */
const divided = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);

/** Returns the amount of overtime; 0 if the basis has no hourly rate. */
function overtimePaise({ basis, paise, hours, month_days }: Terms, minutes: number): bigint {
  if (basis === 'job') return 0n;
  const hoursOfRate = { hour: 1n, day: BigInt(hours), month: BigInt(month_days * hours) }[basis];
  return divided(paise * BigInt(minutes) * OVERTIME_FACTOR, hoursOfRate * MINUTES);
}

/**
 * Returns the share of a monthly rate for the first `halves` half days of a month. The share is rounded down, so that
 * the differences between successive shares add up exactly to the rate. More days than `month_days` add nothing.
 */
export function monthShare({ paise, month_days }: Terms, halves: number): bigint {
  const all = month_days * 2;
  return (paise * BigInt(Math.min(halves, all))) / BigInt(all);
}

/** A recorded day of a month: its half days, overtime and amount. */
interface MonthDay {
  halves: number | null;
  overtime_minutes: number | null;
  paise: bigint;
}

/**
 * Returns the amount of one more day: the share of the monthly rate for all half days, minus the amounts of the other
 * days. So the sum of the days remains correct if a day is withdrawn later.
 */
function nextInMonth(terms: Terms, halves: number, others: readonly MonthDay[]): bigint {
  const before = others.reduce((sum, day) => sum + (day.halves ?? 0), 0);
  const given = others.reduce((sum, day) => sum + day.paise - overtimePaise(terms, day.overtime_minutes ?? 0), 0n);
  const due = monthShare(terms, before + halves) - given;
  return due > 0n ? due : 0n;
}

interface WorkedDay {
  halves: number;
  overtime_minutes: number;
  /** The other recorded days of the same month. */
  others: readonly MonthDay[];
}

/** Returns the amount of a day; null if the rate has no amount per day. */
export function dayPaise(terms: Terms, { halves, overtime_minutes, others }: WorkedDay): bigint | null {
  if (terms.basis === 'job') return null;
  const overtime = overtimePaise(terms, overtime_minutes);
  if (halves === 0) return overtime;
  if (terms.basis === 'month') return nextInMonth(terms, halves, others) + overtime;
  const day = terms.basis === 'hour' ? terms.paise * BigInt(terms.hours) : terms.paise;
  return divided(day * BigInt(halves), 2n) + overtime;
}

/** Returns the terms that apply on a day; null before the first agreed terms. */
export const termsOn = (terms: readonly Terms[], day: string): Terms | null =>
  terms.filter(({ from_day }) => from_day <= day).sort((a, b) => b.seq - a.seq)[0] ?? null;
