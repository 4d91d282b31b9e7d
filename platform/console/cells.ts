// Converts result cells: whole numbers and booleans keep their type, other values are the text output of Postgres.
import type { Cell } from './statement.ts';

const whole = new Set(['smallint', 'integer', 'bigint']);

/** Returns the cell for a value. `text` is the Postgres text of the value, `type` the name of its Postgres type. */
export function cellOf(text: string | null, type: string): Cell {
  if (text === null) return null;
  if (type === 'boolean') return text === 't' || text === 'true';
  if (!whole.has(type)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}
