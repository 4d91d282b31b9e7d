// Turns what an employer enters in the wage sheet into entries and decisions. Each cell is the day of one worker.
import type { WageSheet, WageSheetCell, WageSheetItem, WageSheetPerson } from '#contracts/wage-sheet.ts';
import { MAX_AGE } from '#contracts/wages.ts';
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

function answerClaim({ seq, day, halves, state }: WageSheetCell, wanted: Halves): Content[] {
  if (wanted === halves) return [decide({ seq, decision: 'agree' })];
  const reason = wanted === 0 ? 'not_worked' : 'wrong_amount';
  const dispute = state === 'waiting' ? [decide({ seq, decision: 'dispute', reason })] : [];
  return wanted === 0 ? dispute : [...dispute, write(day, wanted, { replaces: seq })];
}

function answerCorrection(cell: WageSheetCell, wanted: Halves): Content[] {
  const { correction } = cell;
  if (!correction) return [];
  const { seq } = correction;
  if (correction.by === 'employer') {
    if (wanted === correction.halves) return [];
    const back = decide({ seq, decision: 'withdraw' });
    return wanted === cell.halves ? [back] : [back, ...correct(cell, wanted)];
  }
  if (wanted === correction.halves) return [decide({ seq, decision: 'agree' })];
  // An open correction must be settled before another one, so the only other answer is a dispute, which leaves the day
  // unchanged.
  if (wanted !== cell.halves || correction.state !== 'waiting') return [];
  return [decide({ seq, decision: 'dispute', reason: 'wrong_amount' })];
}

function correct({ seq, day, overtime_minutes }: WageSheetCell, wanted: Halves): Content[] {
  return [write(day, wanted, { replaces: seq, overtime_minutes: wanted === 0 ? 0 : overtime_minutes })];
}

/** Returns what must be sent so that the day has these half days; empty if this changes nothing or is not possible. */
export function contentOf(cell: WageSheetCell | undefined, day: string, wanted: Halves): Content[] {
  if (!cell) return wanted === 0 ? [] : [write(day, wanted)];
  if (cell.correction) return answerCorrection(cell, wanted);
  if (cell.state !== 'agreed') return answerClaim(cell, wanted);
  return wanted === cell.halves ? [] : correct(cell, wanted);
}

/** The half days that the cell shows: those of an open correction, else those of the entry; null without an entry. */
export const halvesOf = (cell: WageSheetCell | undefined): number | null =>
  cell ? (cell.correction?.halves ?? cell.halves) : null;

const order: readonly Halves[] = [2, 1, 0];

/** Returns the half days after the next tap: a claim is first agreed to, then full day, half day and no work follow. */
export function nextHalves(cell: WageSheetCell | undefined, day: string, edited: Halves | null): Halves | null {
  const possible = order.filter((halves) => contentOf(cell, day, halves).length > 0);
  const shown = halvesOf(cell);
  if (edited === null && cell && asks(cell)) return possible.find((halves) => halves === shown) ?? possible[0] ?? null;
  const at = edited === null ? -1 : possible.indexOf(edited);
  return possible[at + 1] ?? null;
}

/** Returns true if the employer may enter this day of the worker today. */
export function isEditable(
  { first_day, last_day }: WageSheetPerson,
  cell: WageSheetCell | undefined,
  day: string,
  today: string,
) {
  if (cell?.correction && cell.correction.by === 'labour') return true;
  const age = cell ? MAX_AGE.amount : MAX_AGE.employerDay;
  return day <= today && day >= dayAfter(today, -age) && day >= first_day && (last_day === null || day <= last_day);
}

/** An item of a bulk action, with the worker and the amount in paise (null for a day) that the user confirms. */
export interface BulkLine {
  person: WageSheetPerson;
  paise: number | null;
  items: WageSheetItem[];
}

const lineOf = (person: WageSheetPerson, paise: number | null, content: readonly Content[]): BulkLine => ({
  person,
  paise,
  items: content.map((one) => ({ account_id: person.account_id, ...one })),
});

/** Returns the lines of “all came today”: a full day, or an agreement to the worker's claim, unless it is recorded. */
export const allCame = ({ people }: WageSheet, today: string): BulkLine[] =>
  people.flatMap((person) => {
    const cell = person.cells.find(({ day }) => day === today);
    if ((cell && !asks(cell)) || !isEditable(person, cell, today, today)) return [];
    const content = cell ? contentOf(cell, today, halvesOf(cell) === 1 ? 1 : 2) : [write(today, 2)];
    return content.length > 0 ? [lineOf(person, null, content)] : [];
  });

/** Returns the lines of “agree to all”: each entry that waits for the employer. */
export const agreeAll = ({ people }: WageSheet): BulkLine[] =>
  people
    .filter(({ waiting }) => waiting.length > 0)
    .map((person) =>
      lineOf(
        person,
        person.waiting.reduce((sum, { paise }) => sum + paise, 0),
        person.waiting.map(({ seq }) => decide({ seq, decision: 'agree' })),
      ),
    );

/** Returns the lines of “paid all”: a payment of what is owed, minus the payments that wait for the worker's answer. */
export const paidAll = ({ people }: WageSheet, day: string): BulkLine[] =>
  people.flatMap((person) => {
    const paise = person.balance.owed + Math.min(person.balance.waiting, 0);
    if (paise <= 0) return [];
    const entry = { kind: 'payment' as const, day, paise, method: 'cash' as const, client_id: uuidOf(newKey()) };
    return [lineOf(person, paise, [{ entry }])];
  });
