// The facts of a wage slip (D71): the days of a month, what they earned, and what was received and is owed. Pure.
import type { SlipFacts } from '#contracts/document-facts.ts';
import { DAY, dayAfter } from './calendar-days.ts';
import { balanceUpTo } from './closing-rules.ts';
import { balanceOf, type Entry } from './rules.ts';

/** The first and the last day of a slip, of the same month. */
interface Period {
  from: string;
  to: string;
}

/** The first and the last day of the work; `last_day` is null for work that continues. */
interface Work {
  first_day: string;
  last_day: string | null;
}

type Entries = ReadonlyMap<number, Entry>;

/** Returns the days from the first of a month (`2026-11`) to its last day, or to today; null for a month in the future. */
export function periodOf(month: string, today: string): Period | null {
  const from = `${month}-01`;
  const next = dayAfter(from, 31).slice(0, 7);
  const last = dayAfter(`${next}-01`, -1);
  return from > today ? null : { from, to: last < today ? last : today };
}

const monthOf = (day: string) => day.slice(0, 7);

/**
 * Returns true if a month (`2026-11`) contains a part of the work, or an entry, such as an advance before the work or the
 * last pay after it.
 */
export const isMonthOfWork = (entries: Entries, month: string, { first_day, last_day }: Work): boolean =>
  (month >= monthOf(first_day) && (last_day === null || month <= monthOf(last_day))) ||
  [...entries.values()].some(
    ({ state, day }) => monthOf(day) === month && (state === 'agreed' || state === 'waiting' || state === 'disputed'),
  );

/** Returns how one agreed day is known: by the employer's code, by both sides, by the employer alone, or by silence. */
export function sourceOf({ via, by, matched }: Entry): 'by_code' | 'by_both' | 'by_employer' | 'by_silence' {
  if (via === 'code') return 'by_code';
  if (via === 'silence') return 'by_silence';
  return via === 'own' && by === 'employer' && !matched ? 'by_employer' : 'by_both';
}

const markOf = ({ halves, overtime_minutes }: Entry) =>
  `${{ 0: '-', 1: 'h', 2: '1' }[halves ?? 2] ?? '-'}${overtime_minutes ? '+' : ''}`;

/** Returns a mark for each day of the period, and how many days are known in each way. */
function daysOf(entries: Entries, { from, to }: Period, { first_day, last_day }: Work) {
  const agreed = [...entries.values()].filter(
    ({ kind, state, day }) => kind === 'day' && state === 'agreed' && day >= from && day <= to,
  );
  const byDay = new Map(agreed.map((entry) => [entry.day, entry]));
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  const marks = Array.from({ length: count }, (_, index) => {
    const day = dayAfter(from, index);
    const entry = byDay.get(day);
    if (entry) return markOf(entry);
    return day < first_day || (last_day !== null && day > last_day) ? 'x' : '-';
  });
  const known = { by_code: 0, by_both: 0, by_employer: 0, by_silence: 0 };
  for (const entry of byDay.values()) if (entry.halves !== 0) known[sourceOf(entry)] += 1;
  const overtime = [...byDay.values()].reduce((sum, { overtime_minutes }) => sum + (overtime_minutes ?? 0), 0);
  return { days: marks.join(''), overtime, ...known };
}

/** Returns what was received in the period, in paise, by the way of payment. The ledger counts a missing method as cash. */
function receivedOf(entries: Entries, { from, to }: Period) {
  const sum = (isMeant: (entry: Entry) => boolean) =>
    Number(
      balanceOf(new Map([...entries].filter(([, one]) => one.day >= from && one.day <= to && isMeant(one)))).received,
    );
  return {
    cash: sum(({ kind, method }) => kind !== 'deduction' && (method ?? 'cash') === 'cash'),
    upi: sum(({ kind, method }) => kind !== 'deduction' && method === 'upi'),
    bank: sum(({ kind, method }) => kind !== 'deduction' && method === 'bank'),
    deductions: sum(({ kind }) => kind === 'deduction'),
  };
}

/** Returns the days and the amounts of a slip. Amounts are the differences between the balances at both ends. */
export function slipOf(
  entries: Entries,
  period: Period,
  work: Work,
): Omit<SlipFacts, 'worker' | 'employer' | 'trade' | 'day'> {
  const before = balanceUpTo(entries, dayAfter(period.from, -1));
  const after = balanceUpTo(entries, period.to);
  return {
    ...period,
    ...daysOf(entries, period, work),
    owed_before: Number(before.owed),
    earned: Number(after.earned - before.earned),
    ...receivedOf(entries, period),
    owed: Number(after.owed),
    waiting: Number(after.waiting - before.waiting),
    disputed: Number(after.disputed - before.disputed),
  };
}
