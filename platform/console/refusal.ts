// What somebody is answered whose statement the parser refuses.
import { NotReading, NotSql } from './guard.ts';
import type { Outcome } from './statement.ts';

/** No more than Postgres' own sentence: what it adds in details and hints could quote what lies beneath the views. */
export const sentenceOf = (error: Error) => error.message.slice(0, 500);

/** Null for what is no refusal of the parser. */
export function refusalOf(error: unknown): Outcome | null {
  if (error instanceof NotReading) return { outcome: 'not_reading', what: error.what.slice(0, 100) };
  if (error instanceof NotSql) return { outcome: 'refused', message: sentenceOf(error) };
  return null;
}
