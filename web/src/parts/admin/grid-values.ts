// Values of a database grid: their text, their kind and their shortened form for a cell.

export interface GridColumn {
  name: string;
  /** The PostgreSQL type name: `text`, `timestamp with time zone`. */
  type: string;
}

/** Combines the separate lists of names and types in a response into columns. */
export const gridColumns = (names: readonly string[], types: readonly string[]): GridColumn[] =>
  names.map((name, at) => ({ name, type: types[at] ?? '' }));

export type GridRow = readonly unknown[];

export type GridKind = 'null' | 'empty' | 'number' | 'json' | 'text';

/** The place of a value: row and column of the displayed grid, from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

const FOLDED = 160;

const numbers = /^(?:smallint|integer|bigint|int[248]|numeric|decimal|real|double precision|float[48]|oid)\b(?!.*\[\])/;

/** Returns whether the type guarantees that every value is a number. */
export const isNumberType = (type: string): boolean => numbers.test(type);

/** Returns the value as text: a string unchanged, any other value as JSON. Returns null for null and undefined. */
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

/** If the text is a JSON object or array, returns the same JSON with line breaks and indentation; otherwise null. */
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

/** Returns the part of the text that a cell shows. A press on the cell shows the whole value. */
export const foldedText = (text: string): string => (isLong(text) ? `${text.slice(0, FOLDED)}…` : text);
