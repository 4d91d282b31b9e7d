// What came of a statement, whatever happened: the refusals of the parser and of Postgres, told apart.
import { NotReading, NotSql } from './guard.ts';
import { explainStatement, runStatement } from './run-statement.ts';
import type { Order, Outcome } from './statement.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
/** No more than Postgres' own sentence: what it adds in details and hints could quote what lies beneath the views. */
const sentenceOf = (error: Error) => error.message.slice(0, 500);

function failureOf(error: unknown): Outcome {
  if (error instanceof NotReading) return { outcome: 'not_reading', what: error.what.slice(0, 100) };
  if (error instanceof NotSql) return { outcome: 'refused', message: sentenceOf(error) };
  const code = codeOf(error);
  if (!(error instanceof Error) || !/^[0-9A-Z]{5}$/.test(code)) return { outcome: 'failed' };
  if (code === '53300') return { outcome: 'busy' };
  if (code === '57014' || code === '53400') return { outcome: 'too_long', message: sentenceOf(error) };
  if (/^(?:28|3D)/.test(code)) return { outcome: 'shut_out' };
  if (/^(?:08|57P)/.test(code)) return { outcome: 'failed' };
  return { outcome: 'refused', message: sentenceOf(error) };
}

/** Judges and runs what is ordered. Never rejects. */
export async function outcomeOf(asked: Order): Promise<Outcome> {
  try {
    return await (asked.wanted === 'plan' ? explainStatement(asked) : runStatement(asked));
  } catch (error) {
    return failureOf(error);
  }
}
