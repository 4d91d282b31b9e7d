// Cells as they travel: whole numbers and booleans as themselves, everything else as Postgres writes it.
import type { Cell } from './statement.ts';

const whole = new Set(['smallint', 'integer', 'bigint']);

/** A cell from Postgres' text and the name of its type. */
export function cellOf(text: string | null, type: string): Cell {
  if (text === null) return null;
  if (type === 'boolean') return text === 't' || text === 'true';
  if (!whole.has(type)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}
