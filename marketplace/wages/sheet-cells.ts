// Cells of the wage sheet (D70): one entry per day with its open correction, and the sum of the agreed days. Pure.
import { entryStates, wageSides } from '#contracts/wage-shapes.ts';
import type { WageSheetCell } from '#contracts/wage-sheet.ts';
import { z } from '#contracts/z.ts';

const markRow = z.object({
  seq: z.int(),
  state: z.enum(entryStates),
  by: z.enum(wageSides),
  replaces: z.nullable(z.int()),
});

/** The days that differ from an agreed day that the employer recorded and that corrects no other day. */
export const dayMarks = z.array(markRow);
type DayMark = z.output<typeof markRow>;

/**
 * Four columns of the days of a person, each as an array of Postgres (`{1,2}`), separated by spaces: the numbers of the
 * entries, the days, the half days and the minutes of overtime. Null without days. One string is read much faster than an
 * object for each of up to 6,200 days.
 */
export const dayColumns = z.pipe(
  z.nullable(z.string()),
  z.transform((text: string | null): string[][] =>
    text === null ? [] : text.split(' ').map((column) => column.slice(1, -1).split(',')),
  ),
);

const usual = { state: 'agreed', by: 'employer', replaces: null } as const;
const isOpen = ({ state }: Pick<DayMark, 'state'>) => state === 'waiting' || state === 'disputed';

/** Returns one cell per day with an entry, with its open correction, in the order of the days. */
export function cellsOf([seqs = [], days = [], halves = [], overtime = []]: string[][], marks: readonly DayMark[]) {
  const marked = new Map(marks.map((mark) => [mark.seq, mark]));
  const cells: WageSheetCell[] = [];
  const corrections = new Map<number, WageSheetCell>();
  const live = new Set(seqs);
  for (const [index, day] of days.entries()) {
    const seq = Number(seqs[index]);
    const mark = marked.get(seq) ?? usual;
    // Each field is named, because a copy of the other fields of an object costs ten times as much.
    const cell: WageSheetCell = {
      seq,
      day,
      halves: Number(halves[index]),
      overtime_minutes: Number(overtime[index]),
      state: mark.state,
      by: mark.by,
      correction: null,
    };
    // A correction whose original entry is not in the list has replaced this entry, so it is the entry of its day.
    const base = mark.replaces;
    if (base !== null && isOpen(mark) && live.has(String(base))) corrections.set(base, cell);
    else cells.push(cell);
  }
  for (const cell of cells) {
    const correction = corrections.get(cell.seq);
    if (!correction) continue;
    const { correction: _, day: _day, ...open } = correction;
    cell.correction = open;
  }
  return cells.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)) || a.seq - b.seq);
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
