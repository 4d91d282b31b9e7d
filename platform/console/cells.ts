// Converts result cells: whole numbers and booleans keep their type, other values are the text output of Postgres.
import type { Cell } from './statement.ts';

const whole = new Set(['smallint', 'integer', 'bigint']);

/** Returns a cell from its Postgres text and type name. */
export function cellOf(text: string | null, type: string): Cell {
  if (text === null) return null;
  if (type === 'boolean') return text === 't' || text === 'true';
  if (!whole.has(type)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}
