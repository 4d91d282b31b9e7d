// Converts errors of the parser to outcomes of refused statements.
import { NotReading, NotSql } from './guard.ts';
import type { Outcome } from './statement.ts';

/**
 * Returns only the primary message of a Postgres error, because details and hints could quote data that the masked
 * views hide.
 */
export const sentenceOf = (error: Error) => error.message.slice(0, 500);

/** Returns the outcome of a parser error; null for other errors. */
export function refusalOf(error: unknown): Outcome | null {
  if (error instanceof NotReading) return { outcome: 'not_reading', what: error.what.slice(0, 100) };
  if (error instanceof NotSql) return { outcome: 'refused', message: sentenceOf(error) };
  return null;
}
