// Runs a statement and returns its outcome. An error is also an outcome; refusals by the parser are distinguished from
// errors of Postgres.
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

/** Validates and runs a statement; calls `onStarted` after connecting. Never rejects. */
export async function outcomeOf(asked: Order, onStarted: () => void = () => {}): Promise<Outcome> {
  try {
    return await (asked.wanted === 'plan' ? explainStatement(asked, onStarted) : runStatement(asked, onStarted));
  } catch (error) {
    return failureOf(error);
  }
}
