// Rules that turn days into entries (D64): which day an entry may have, the amount of a day, and what a statement about
// attendance means for the ledger. Pure.
import { MAX_AGE, MAX_PAISE, type WageSide } from '#contracts/wage-shapes.ts';
import { dayPaise, termsOn } from './arithmetic.ts';
import { DAY } from './calendar-days.ts';
import type { Ledger, Statement } from './log.ts';
import { type Entry, isReplaceable, stateAfter } from './rules.ts';

/** Offset of Indian time, UTC+5:30 all year, in milliseconds. */
const INDIA = 5.5 * 60 * 60 * 1000;

/** Returns the calendar day in India (`YYYY-MM-DD`) of a time in milliseconds since 1970. */
export const indianDay = (at: number) => new Date(at + INDIA).toISOString().slice(0, 10);

/** Seconds until the next day begins in India. */
export const secondsToNextDay = (now: number) => Math.ceil((DAY - ((now + INDIA) % DAY)) / 1000);

/** Maximum age of an entry in days. A worker may record the receipt of money for as long as a claim for wages lasts. */
const maxAge = { ...MAX_AGE, labourDay: 7, labourReceipt: 3 * 365 };

function ageOf({ kind, replaces, by }: { kind: Entry['kind']; replaces: number | null; by: WageSide }): number {
  if (kind === 'payment' || kind === 'advance') return by === 'labour' ? maxAge.labourReceipt : maxAge.amount;
  if (kind !== 'day' || replaces !== null) return maxAge.amount;
  return by === 'labour' ? maxAge.labourDay : maxAge.employerDay;
}

interface WorkPeriod {
  first_day: string;
  last_day: string | null;
  now: number;
}

/**
 * Returns true if an entry may have this day: not in the future, not too old, and within the work. Money may be paid
 * before the first and after the last day.
 */
export function isDayAllowed(
  { first_day, last_day, now }: WorkPeriod,
  entry: { kind: Entry['kind']; day: string; replaces: number | null; by: WageSide },
): boolean {
  const { kind, day } = entry;
  if (day > indianDay(now) || day < indianDay(now - ageOf(entry) * DAY)) return false;
  if (kind === 'payment' || kind === 'advance') return true;
  return day >= first_day && (last_day === null || day <= last_day);
}

/** Returns true if the entry is live: it is agreed, or it is waiting or disputed and not a correction. */
const isLive = ({ state, replaces }: Entry) =>
  state === 'agreed' || (replaces === null && (state === 'waiting' || state === 'disputed'));

/** Returns the live entries of a kind. */
export const liveEntries = (ledger: Ledger, kind: Entry['kind']) =>
  [...ledger.entries.values()].filter((entry) => entry.kind === kind && isLive(entry));

/** Returns the entry of a day; null if the day has none. */
export const entryOfDay = (ledger: Ledger, day: string) =>
  liveEntries(ledger, 'day').find((entry) => entry.day === day) ?? null;

/** Returns the open correction of an entry; null if no correction is open. */
export const openCorrection = ({ entries }: Ledger, seq: number) =>
  [...entries.values()].find(
    ({ replaces, state }) => replaces === seq && (state === 'waiting' || state === 'disputed'),
  ) ?? null;

/**
 * Returns true if this side may state another amount for a payment: the side recorded the payment, the payment counts
 * because of this statement alone, and no correction of it is open.
 */
export const canCorrect = (ledger: Ledger, entry: Entry, side: WageSide): boolean =>
  entry.by === side &&
  entry.method !== null &&
  entry.via === 'own' &&
  entry.state === 'agreed' &&
  !entry.matched &&
  openCorrection(ledger, entry.seq) === null;

/**
 * Returns true if the entry is an open correction. An open correction cannot be corrected: the original entry and the
 * second correction could both become agreed, and the balance would contain both.
 */
export function isOpenCorrection({ entries }: Ledger, { replaces, state }: Entry): boolean {
  if (replaces === null || (state !== 'waiting' && state !== 'disputed')) return false;
  return entries.get(replaces)?.state !== 'replaced';
}

/**
 * Returns the number of the last entry in the chain of corrections that replaced this entry. If the entry was not
 * replaced, returns its own number.
 */
export function currentOf(ledger: Ledger, seq: number): number {
  const next = [...ledger.entries.values()].find(
    ({ replaces, state }) => replaces === seq && (state === 'agreed' || state === 'replaced'),
  );
  return next ? currentOf(ledger, next.seq) : seq;
}

/**
 * Returns the amount of a day at the agreed rate; null if no rate per day was agreed, or if the amount exceeds the maximum
 * of an entry.
 */
export function amountOfDay(
  ledger: Ledger,
  { day, halves, overtime_minutes }: { day: string; halves: number; overtime_minutes: number },
): bigint | null {
  const terms = termsOn(ledger.terms, day);
  if (!terms) return null;
  const month = day.slice(0, 7);
  // Days of the same month at an earlier rate are not part of this monthly rate.
  const others = liveEntries(ledger, 'day').filter(
    (other) => other.day !== day && other.day.startsWith(month) && termsOn(ledger.terms, other.day)?.seq === terms.seq,
  );
  const paise = dayPaise(terms, { halves, overtime_minutes, others });
  return paise !== null && paise <= MAX_PAISE ? paise : null;
}

/**
 * Statements about a day of attendance. `code`: the worker entered the employer's code. `claim`: the worker's statement
 * without a code. `present`, `absent`: the employer's statement. `denied`: the worker denies a day that the leader of
 * the crew entered by the code (D81).
 */
export type DayStatement = 'code' | 'claim' | 'present' | 'absent' | 'denied';

interface NewDay {
  day: string;
  by: WageSide;
  halves: 0 | 2;
  replaces?: number;
  via?: 'code';
}

function newDay(ledger: Ledger, { by, ...given }: NewDay): Statement[] {
  const paise = amountOfDay(ledger, { ...given, overtime_minutes: 0 });
  if (paise === null) return [];
  return [{ act: 'entry', by, body: { kind: 'day', paise: Number(paise), overtime_minutes: 0, ...given } }];
}

const decision = (entry: Entry, body: Omit<(Statement & { act: 'decision' })['body'], 'entry'>): Statement => ({
  act: 'decision',
  by: 'employer',
  body: { entry: entry.seq, ...body },
});

/** The worker was there: by the attendance code, or by the employer's statement. */
function attended(ledger: Ledger, day: string, via: 'code' | null): Statement[] {
  const entry = entryOfDay(ledger, day);
  const source: { via?: 'code' } = via === null ? {} : { via };
  if (!entry) return newDay(ledger, { day, by: 'employer', halves: 2, ...source });
  if (entry.state !== 'agreed') return entry.by === 'labour' ? [decision(entry, { decision: 'agree', ...source })] : [];
  const open = openCorrection(ledger, entry.seq);
  if (open?.by === 'employer' && open.halves === 0) return [decision(open, { decision: 'withdraw' })];
  if (entry.halves !== 0 || open?.by === 'employer') return [];
  if (open) return [decision(open, { decision: 'agree', ...source })];
  return newDay(ledger, { day, by: 'employer', halves: 2, replaces: entry.seq, ...source });
}

/**
 * The employer states that the worker was absent. For an agreed day, this records a correction to 0, which waits for
 * the worker's answer.
 */
function missed(ledger: Ledger, day: string, now: number): Statement[] {
  const entry = entryOfDay(ledger, day);
  if (!entry) return [];
  if (stateAfter(entry, { decision: 'dispute', by: 'employer' }, now) === 'disputed')
    return [decision(entry, { decision: 'dispute', reason: 'not_worked' })];
  const isSettled = entry.halves === 0 || openCorrection(ledger, entry.seq) !== null;
  if (isSettled || entry.state !== 'agreed' || !isReplaceable(entry)) return [];
  return newDay(ledger, { day, by: 'employer', halves: 0, replaces: entry.seq });
}

/**
 * The worker was not there, although the leader of the crew entered the code. It lowers what is owed, so it counts at
 * once, and ends a correction that still waits.
 */
function denied(ledger: Ledger, day: string): Statement[] {
  const entry = entryOfDay(ledger, day);
  if (entry?.state !== 'agreed' || entry.via !== 'code' || entry.halves === 0) return [];
  const open = openCorrection(ledger, entry.seq);
  const absentInsteadOf = (seq: number) => newDay(ledger, { day, by: 'labour', halves: 0, replaces: seq });
  if (!open) return absentInsteadOf(entry.seq);
  const decide = (given: 'agree' | 'withdraw'): Statement => ({
    act: 'decision',
    by: 'labour',
    body: { entry: open.seq, decision: given },
  });
  if (open.by === 'labour') return [decide('withdraw'), ...absentInsteadOf(entry.seq)];
  return open.halves === 0 ? [decide('agree')] : [decide('agree'), ...absentInsteadOf(open.seq)];
}

/**
 * Returns what the log records for a statement about a day of attendance (D64). Repeated statements, and days without
 * an agreed rate per day, record nothing.
 */
export function statementsOf(ledger: Ledger, day: string, said: DayStatement, now: number): Statement[] {
  if (said === 'claim') return entryOfDay(ledger, day) ? [] : newDay(ledger, { day, by: 'labour', halves: 2 });
  if (said === 'absent') return missed(ledger, day, now);
  if (said === 'denied') return denied(ledger, day);
  return attended(ledger, day, said === 'code' ? 'code' : null);
}

/** A recorded day of attendance without an entry in the wage account. */
interface AttendedDay {
  state: 'claimed' | 'present' | 'late' | 'absent' | 'excused';
  via: 'code' | 'both' | 'employer' | 'moderator' | null;
  claimed: boolean;
}

/** Returns the statements that led to the state of a day of attendance. A moderator's decision is not a statement. */
export function statementsBehind({ state, via, claimed }: AttendedDay): DayStatement[] {
  const first: DayStatement[] = claimed ? ['claim'] : [];
  if (via === 'code') return [...first, 'code'];
  if (via === 'moderator' || state === 'excused') return first;
  if (state === 'claimed') return first;
  return [...first, state === 'absent' ? 'absent' : 'present'];
}
