// Computes the squares of the month calendar in a wage account. Each square shows whether the worker worked on the day.
import type { WageEntry } from '#contracts/wage-shapes.ts';

/**
 * The kinds of squares. `full` and `half`: worker and employer agree on the length of the work. `none`: they agree that
 * the worker did not work. `open`: the entry of the day waits for an answer or is disputed.
 */
export type Square = 'full' | 'half' | 'open' | 'none';

type DayEntry = Pick<WageEntry, 'kind' | 'day' | 'state' | 'halves'>;

const agreedSquares: readonly Square[] = ['none', 'half', 'full'];

function squareOf({ state, halves }: DayEntry): Square | null {
  if (state === 'waiting' || state === 'disputed') return 'open';
  return state === 'agreed' ? (agreedSquares[halves ?? 2] ?? 'full') : null;
}

/** Returns the square of each day with an entry. A day is `open` if its entry or a correction waits or is disputed. */
export function squaresOf(entries: readonly DayEntry[]): ReadonlyMap<string, Square> {
  const squares = new Map<string, Square>();
  for (const entry of entries) {
    const square = entry.kind === 'day' ? squareOf(entry) : null;
    if (square && squares.get(entry.day) !== 'open') squares.set(entry.day, square);
  }
  return squares;
}

/** Returns the months (`2026-11`) from the first to the last of the days, oldest first. */
export function monthsOf(days: readonly string[]): string[] {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  const months: string[] = [];
  if (!first || !last) return months;
  const end = last.slice(0, 7);
  for (let at = new Date(`${first.slice(0, 7)}-01T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7);
    if (month > end) return months;
    months.push(month);
  }
}

/**
 * Returns true if the wage slip of a month can be made: the work began in it, or it has an entry or a later entry. Other
 * months can be before or after the work.
 */
export const hasSlip = (month: string, firstDay: string, entries: readonly Pick<WageEntry, 'day'>[]): boolean =>
  [firstDay, ...entries.map(({ day }) => day)].some((day) => day.startsWith(month)) ||
  (month > firstDay && entries.some(({ day }) => day > month));

/** Returns the days of a month, and the number of empty squares before its first day in weeks that begin on Sunday. */
export function gridOf(month: string): { before: number; days: string[] } {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  return { before: first.getUTCDay(), days };
}
