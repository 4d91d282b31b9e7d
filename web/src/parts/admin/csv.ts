// CSV export of grid rows (RFC 4180). Cells that a spreadsheet could run as a formula are escaped (B60).
import { type GridColumn, type GridRow, isNumberType, textOf } from './grid-values.ts';

// Byte order mark. Without this mark, some spreadsheets do not read the file as UTF-8 and show Hindi as garbage.
const MARK = '\uFEFF';
const formula = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

const harmless = (text: string) => (formula.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function field(value: unknown, type: string): string {
  const text = textOf(value) ?? '';
  // A negative number in a numeric column is not a formula, so it is not escaped.
  return quoted(isNumberType(type) && /^-?[\d.eE+-]+$/.test(text) ? text : harmless(text));
}

/** Returns the CSV text: a header with the column names, then the rows. */
export function csvText(columns: readonly GridColumn[], rows: readonly GridRow[]): string {
  const head = columns.map(({ name }) => quoted(harmless(name)));
  const lines = rows.map((row) => columns.map(({ type }, at) => field(row[at], type)));
  return MARK + [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

export const csvFile = (columns: readonly GridColumn[], rows: readonly GridRow[]): Blob =>
  new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' });
