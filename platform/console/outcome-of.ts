// Runs an SQL statement of an administrator and converts its result to an outcome. Errors become outcomes too, and the
// outcome shows whether the console's parser or Postgres caused the error.
import { refusalOf, sentenceOf } from './refusal.ts';
import { explainStatement, runStatement } from './run-statement.ts';
import type { Order, Outcome } from './statement.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

function failureOf(error: unknown): Outcome {
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  const code = codeOf(error);
  if (!(error instanceof Error) || !/^[0-9A-Z]{5}$/.test(code)) return { outcome: 'failed' };
  if (code === '53300') return { outcome: 'busy' };
  if (code === '57014' || code === '53400') return { outcome: 'too_long', message: sentenceOf(error) };
  if (/^(?:28|3D)/.test(code)) return { outcome: 'shut_out' };
  if (/^(?:08|57P)/.test(code)) return { outcome: 'failed' };
  return { outcome: 'refused', message: sentenceOf(error) };
}

/** Validates and runs a statement. Calls `onStarted` when the connection to the database is open. Never rejects. */
export async function outcomeOf(asked: Order, onStarted: () => void = () => {}): Promise<Outcome> {
  try {
    return await (asked.wanted === 'plan' ? explainStatement(asked, onStarted) : runStatement(asked, onStarted));
  } catch (error) {
    return failureOf(error);
  }
}
