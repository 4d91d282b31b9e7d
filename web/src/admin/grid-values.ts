// What a grid shows of a value of the database: its text, what kind it is, and how much of it fits in a cell.

export interface GridColumn {
  name: string;
  /** As Postgres calls it: `text`, `timestamp with time zone`. */
  type: string;
}

/** The columns of an answer, which names them and their types in two lists. */
export const gridColumns = (names: readonly string[], types: readonly string[]): GridColumn[] =>
  names.map((name, at) => ({ name, type: types[at] ?? '' }));

export type GridRow = readonly unknown[];

export type GridKind = 'null' | 'empty' | 'number' | 'json' | 'text';

/** Where a value stands: row and column of what is shown, from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

const FOLDED = 160;

const numbers = /^(?:smallint|integer|bigint|int[248]|numeric|decimal|real|double precision|float[48]|oid)\b(?!.*\[\])/;

/** Whether the database itself promises that every value is a number. */
export const isNumberType = (type: string): boolean => numbers.test(type);

/** The value as text; null where there is none. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const mayBeJson = (text: string, type: string) => /^jsonb?$/.test(type) || /^[[{]/.test(text);

/** An object or array in lines of its own, for reading; null where the text is none. */
export function readableJson(text: string, type: string): string | null {
  const value = mayBeJson(text, type) ? parsed(text) : undefined;
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : null;
}

export function kindOf(text: string | null, type: string): GridKind {
  if (text === null) return 'null';
  if (text === '') return 'empty';
  if (isNumberType(type)) return 'number';
  return /^jsonb?$/.test(type) ? 'json' : 'text';
}

export const isLong = (text: string): boolean => text.length > FOLDED;

/** As much as a cell shows; the whole is a press away. */
export const foldedText = (text: string): string => (isLong(text) ? `${text.slice(0, FOLDED)}…` : text);
