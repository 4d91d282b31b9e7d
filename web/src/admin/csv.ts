// Rows as a file for spreadsheets (RFC 4180), in which nothing is taken for a formula (B60).
import { type GridColumn, type GridRow, isNumberType, textOf } from './grid-values.ts';

// A spreadsheet that reads UTF-8 without this mark takes every Hindi word for something else.
const MARK = '\uFEFF';
const formula = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

const harmless = (text: string) => (formula.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function field(value: unknown, type: string): string {
  const text = textOf(value) ?? '';
  // A negative number is no formula where the database knows it for a number.
  return quoted(isNumberType(type) && /^-?[\d.eE+-]+$/.test(text) ? text : harmless(text));
}

/** The rows under the names of their columns. */
export function csvText(columns: readonly GridColumn[], rows: readonly GridRow[]): string {
  const head = columns.map(({ name }) => quoted(harmless(name)));
  const lines = rows.map((row) => columns.map(({ type }, at) => field(row[at], type)));
  return MARK + [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** The same as a file of the browser. */
export const csvFile = (columns: readonly GridColumn[], rows: readonly GridRow[]): Blob =>
  new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' });
