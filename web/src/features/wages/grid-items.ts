// Turns what an employer enters in the wage sheet into entries and decisions. Each cell is the day of one worker.

import { MAX_AGE, MAX_OVERTIME_MINUTES } from '#contracts/wage-shapes.ts';
import type { WageSheet, WageSheetCell, WageSheetItem, WageSheetPerson } from '#contracts/wage-sheet.ts';
import { newKey } from '../../http/idempotency-key.ts';
import { uuidOf } from './client-id.ts';

/** Half days of work that an employer can enter for a day. */
export type Halves = 0 | 1 | 2;

const DAY_MS = 86_400_000;

/** Returns the day that is `count` days after a day; a negative count gives an earlier day. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the days from `from` to `to`. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, index) => dayAfter(from, index));

type Content = Omit<WageSheetItem, 'account_id'>;
type Decision = Omit<NonNullable<WageSheetItem['decision']>, 'client_id'>;

const decide = (decision: Decision): Content => ({ decision: { ...decision, client_id: uuidOf(newKey()) } });

function write(day: string, halves: Halves, more: { replaces?: number; overtime_minutes?: number } = {}): Content {
  return { entry: { kind: 'day', day, halves, ...more, client_id: uuidOf(newKey()) } };
}

/** Returns true if the entry of the day, or its correction, waits for the employer's answer or was disputed. */
export const asks = ({ state, by, correction }: WageSheetCell): boolean =>
  (state === 'waiting' && by === 'labour') || (correction?.state === 'waiting' && correction.by === 'labour');

/** The values that the employer enters for a day. Without `overtime`, in minutes, only the half days are entered. */
export interface Wanted {
  halves: Halves;
  overtime?: number | undefined;
}

const isSame = (stored: { halves: number; overtime_minutes: number }, { halves, overtime }: Wanted): boolean =>
  halves === stored.halves && (overtime === undefined || overtime === stored.overtime_minutes);

function answerClaim(cell: WageSheetCell, wanted: Wanted): Content[] {
  const { seq, day, state } = cell;
  if (isSame(cell, wanted)) return [decide({ seq, decision: 'agree' })];
  const { halves, overtime } = wanted;
  const reason = halves === 0 ? 'not_worked' : 'wrong_amount';
  const dispute = state === 'waiting' ? [decide({ seq, decision: 'dispute', reason })] : [];
  const more = overtime === undefined ? {} : { overtime_minutes: overtime };
  return halves === 0 ? dispute : [...dispute, write(day, halves, { replaces: seq, ...more })];
}

function answerCorrection(cell: WageSheetCell, wanted: Wanted): Content[] {
  const { correction } = cell;
  if (!correction) return [];
  const { seq } = correction;
  if (correction.by === 'employer') {
    if (isSame(correction, wanted)) return [];
    const back = decide({ seq, decision: 'withdraw' });
    return isSame(cell, wanted) ? [back] : [back, ...correct(cell, wanted)];
  }
  if (isSame(correction, wanted)) return [decide({ seq, decision: 'agree' })];
  // An open correction must be settled before another one, so the only other answer is a dispute. It leaves the day
  // unchanged, so it gives the wanted half days only if the day is agreed.
  if (!isSame(cell, wanted) || cell.state !== 'agreed' || correction.state !== 'waiting') return [];
  return [decide({ seq, decision: 'dispute', reason: 'wrong_amount' })];
}

function correct({ seq, day, overtime_minutes }: WageSheetCell, { halves, overtime }: Wanted): Content[] {
  const minutes = halves === 0 ? 0 : (overtime ?? overtime_minutes);
  return [write(day, halves, { replaces: seq, overtime_minutes: minutes })];
}

/**
 * Returns what must be sent so that the day has these half days, and these minutes of overtime if they are entered; empty
 * if this changes nothing or is not possible.
 */
export function contentOf(cell: WageSheetCell | undefined, day: string, halves: Halves, overtime?: number): Content[] {
  const wanted = { halves, overtime: halves === 0 ? undefined : overtime };
  if (!cell) return halves === 0 ? [] : [write(day, halves, overtime ? { overtime_minutes: overtime } : {})];
  if (cell.correction) return answerCorrection(cell, wanted);
  if (cell.state !== 'agreed') return answerClaim(cell, wanted);
  return isSame(cell, wanted) ? [] : correct(cell, wanted);
}

/** Minutes of overtime that one step adds or removes. */
const OVERTIME_STEP = 30;

/**
 * Returns the half days and the overtime after one step up (1) or down (-1). A day without an entry becomes a full day.
 * Null if a step is not possible.
 */
export function overtimeStep(
  cell: WageSheetCell | undefined,
  edited: Wanted | null,
  direction: 1 | -1,
): { halves: Halves; overtime: number } | null {
  const shown = edited?.halves ?? halvesOf(cell) ?? 2;
  const halves = ([2, 1] as const).find((one) => one === shown);
  const overtime = shownOvertime(cell, edited) + direction * OVERTIME_STEP;
  if (halves === undefined || overtime < 0 || overtime > MAX_OVERTIME_MINUTES) return null;
  return { halves, overtime };
}

/** The half days that the cell shows: those of an open correction, else those of the entry; null without an entry. */
export const halvesOf = (cell: WageSheetCell | undefined): number | null =>
  cell ? (cell.correction?.halves ?? cell.halves) : null;

/** The overtime that the cell shows, of the same entry as `halvesOf`. */
const overtimeOf = (cell: WageSheetCell | undefined): number =>
  cell ? (cell.correction?.overtime_minutes ?? cell.overtime_minutes) : 0;

/** Returns the minutes of overtime that the day has after an edit to these half days. */
function overtimeAfter(cell: WageSheetCell | undefined, wanted: Halves): number {
  if (!cell || wanted === 0) return 0;
  if (wanted === halvesOf(cell)) return overtimeOf(cell);
  return cell.correction || cell.state === 'agreed' ? cell.overtime_minutes : 0;
}

/** Returns the minutes of overtime that the cell shows. */
export const shownOvertime = (cell: WageSheetCell | undefined, edited: Wanted | null): number =>
  edited ? (edited.overtime ?? overtimeAfter(cell, edited.halves)) : overtimeOf(cell);

/**
 * Returns true if the edit would agree to a correction by the worker that also changes the overtime. A key names only
 * half days, so it must not agree to this. A tap agrees to all that the cell shows.
 */
export const agreesToOvertime = ({ correction, overtime_minutes }: WageSheetCell, wanted: Halves): boolean =>
  correction?.by === 'labour' && wanted === correction.halves && correction.overtime_minutes !== overtime_minutes;

const order: readonly Halves[] = [2, 1, 0];

/** Returns the half days after the next tap: a claim is first agreed to, then full day, half day and no work follow. */
export function nextHalves(cell: WageSheetCell | undefined, day: string, edited: Halves | null): Halves | null {
  const possible = order.filter((halves) => contentOf(cell, day, halves).length > 0);
  const shown = halvesOf(cell);
  if (edited === null && cell && asks(cell)) return possible.find((halves) => halves === shown) ?? possible[0] ?? null;
  const at = edited === null ? -1 : possible.indexOf(edited);
  return possible[at + 1] ?? null;
}

/** Returns true if the employer may still enter or change this day of the worker. */
export function isEditable(
  { first_day, last_day, by_day }: WageSheetPerson,
  cell: WageSheetCell | undefined,
  day: string,
  today: string,
) {
  if (!by_day) return false;
  if (cell?.correction && cell.correction.by === 'labour') return true;
  const age = cell ? MAX_AGE.amount : MAX_AGE.employerDay;
  return day <= today && day >= dayAfter(today, -age) && day >= first_day && (last_day === null || day <= last_day);
}

/** Items of one worker that are stored together. */
export interface ItemsOfPerson {
  person: WageSheetPerson;
  items: readonly WageSheetItem[];
}

/**
 * The items of a bulk action for one worker, and what the user confirms: the amount to pay or the change of the amount
 * owed, in paise, or null for a day.
 */
export interface BulkLine extends ItemsOfPerson {
  paise: number | null;
}

const lineOf = (person: WageSheetPerson, paise: number | null, content: readonly Content[]): BulkLine => ({
  person,
  paise,
  items: content.map((one) => ({ account_id: person.account_id, ...one })),
});

const asksForFullDay = (cell: WageSheetCell) => asks(cell) && halvesOf(cell) === 2 && overtimeOf(cell) === 0;

/**
 * Returns the lines of “all came today”: a full day for each worker without an entry, and an agreement to each claim of
 * exactly a full day without overtime. Empty if today is not in the sheet, because then its entries are not known.
 */
export function allCame({ from, to, people }: WageSheet, today: string): BulkLine[] {
  if (today < from || today > to) return [];
  return people.flatMap((person) => {
    const cell = person.cells.find(({ day }) => day === today);
    if ((cell && !asksForFullDay(cell)) || !isEditable(person, cell, today, today)) return [];
    const content = contentOf(cell, today, 2);
    return content.length > 0 ? [lineOf(person, null, content)] : [];
  });
}

/** Returns the lines of “agree to all”: each entry that waits for the employer, with its effect on the amount owed. */
export const agreeAll = ({ people }: WageSheet): BulkLine[] =>
  people
    .filter(({ waiting }) => waiting.length > 0)
    .map((person) =>
      lineOf(
        person,
        person.waiting.reduce((sum, { effect }) => sum + effect, 0),
        person.waiting.map(({ seq }) => decide({ seq, decision: 'agree' })),
      ),
    );

/**
 * Returns the lines of “paid all”: a payment of what is owed, minus the employer's payments and advances that wait for
 * the worker's answer. The amount owed is already lower by the receipts that the worker has recorded, so the payment is
 * never one of these (`another`).
 */
export const paidAll = ({ people }: WageSheet, day: string): BulkLine[] =>
  people.flatMap((person) => {
    const paise = person.balance.owed - person.paid_waiting;
    if (paise <= 0) return [];
    const payment = { kind: 'payment' as const, day, paise, method: 'cash' as const, another: true };
    return [lineOf(person, paise, [{ entry: { ...payment, client_id: uuidOf(newKey()) } }])];
  });
