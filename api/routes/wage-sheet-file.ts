// The wage sheet as a CSV file (RFC 4180, D70). Text that a spreadsheet could run as a formula is escaped.
import type { WageSheet, WageSheetCell, WageSheetPerson } from '#contracts/wage-sheet.ts';
import type { ServerTexts } from '#locales/server-texts.ts';

/** Byte order mark. Without it, some spreadsheets do not read the file as UTF-8. */
const MARK = '\uFEFF';
const FORMULA = /^[=+\-@\t\r]/;
const DAY_MS = 86_400_000;

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const textField = (text: string) => quoted(FORMULA.test(text) ? `'${text}` : text);

function daysOf({ from, to }: WageSheet): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}

const hoursOf = (minutes: number) => String(minutes / 60);

/** Returns a day as `1`, `0.5` or `0`, with `+h` for hours of overtime, and `?` if it is not agreed. */
function cellField(cell: WageSheetCell | undefined): string {
  if (!cell) return '';
  const overtime = cell.overtime_minutes > 0 ? `+${hoursOf(cell.overtime_minutes)}` : '';
  return `${cell.halves / 2}${overtime}${cell.state === 'agreed' && cell.correction === null ? '' : '?'}`;
}

function lineOf(person: WageSheetPerson, days: readonly string[]): string {
  const cells = new Map(person.cells.map((cell) => [cell.day, cell]));
  return [
    textField(person.other_name ?? ''),
    textField(person.reader_title?.text ?? person.job_title),
    ...days.map((day) => cellField(cells.get(day))),
    String(person.halves / 2),
    hoursOf(person.overtime_minutes),
    (person.balance.owed / 100).toFixed(2),
  ].join(',');
}

/**
 * Returns the CSV text: a header, then one line per worker with the days, the sum of days, hours of overtime, and the
 * amount owed in rupees.
 */
export function sheetCsv(sheet: WageSheet, { wageSheet: texts }: Pick<ServerTexts, 'wageSheet'>): string {
  const days = daysOf(sheet);
  const head = [texts.worker, texts.job, ...days, texts.days, texts.extra, texts.owed].map(textField).join(',');
  return MARK + [head, ...sheet.people.map((person) => lineOf(person, days))].map((line) => `${line}\r\n`).join('');
}
