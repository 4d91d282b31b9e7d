// Statements that take long go to the log: their text with placeholders, never a value, beside the ids of who waited.
import { describeError, type Log } from './log.ts';
import type { WatchQuery } from './watch-query.ts';

const MAX_STATEMENT_LENGTH = 400;

/** A statement on one line, cut where it gets long. */
export function shortStatement(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_STATEMENT_LENGTH ? `${line.slice(0, MAX_STATEMENT_LENGTH - 1)}…` : line;
}

/** Logs what takes `ms` milliseconds or more, the answer's way back included; null where `ms` is 0. */
export function logSlowQueries(log: Log, ms: number): WatchQuery | null {
  if (ms === 0) return null;
  return ({ text, name }) => {
    const sent = performance.now();
    return ({ rows, error }) => {
      const took = performance.now() - sent;
      if (took < ms) return;
      log.warn('slow query', {
        ms: Math.round(took),
        ...(name === undefined ? {} : { name }),
        statement: shortStatement(text),
        rows,
        ...(error === undefined ? {} : describeError(error)),
      });
    };
  };
}
