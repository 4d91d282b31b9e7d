// Cells of the wage sheet (D70): one entry per day with its open correction, and the sum of the agreed days. Pure.
import type { WageSheetCell } from '#contracts/wage-sheet.ts';
import type { SheetDayRow } from './sheet-queries.ts';

const isOpen = ({ state }: SheetDayRow) => state === 'waiting' || state === 'disputed';

/** Returns the cells of the entries of one person, which are in the order of the days. */
export function cellsOf(days: readonly SheetDayRow[]): WageSheetCell[] {
  const live = new Set(days.map(({ seq }) => seq));
  // A correction whose original entry is not in the list has replaced this entry, so it is the entry of its day.
  const isCorrection = (row: SheetDayRow) => row.replaces !== null && isOpen(row) && live.has(row.replaces);
  const corrections = new Map(days.filter(isCorrection).map((row) => [row.replaces, row]));
  return days
    .filter((row) => !isCorrection(row))
    .map(({ replaces: _, ...cell }) => {
      const correction = corrections.get(cell.seq);
      if (!correction) return { ...cell, correction: null };
      const { replaces: _base, day: _day, ...open } = correction;
      return { ...cell, correction: open };
    });
}

/** Returns the agreed half days and minutes of overtime. */
export function agreedTime(cells: readonly WageSheetCell[]) {
  const sums = { halves: 0, overtime_minutes: 0 };
  for (const { state, halves, overtime_minutes } of cells) {
    if (state !== 'agreed') continue;
    sums.halves += halves;
    sums.overtime_minutes += overtime_minutes;
  }
  return sums;
}
