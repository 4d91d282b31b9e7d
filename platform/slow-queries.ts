// Logs slow statements: their text with placeholders, never a value, with the ids of the request or task.
import { describeError, type Log } from './log.ts';
import type { WatchQuery } from './watch-query.ts';

const MAX_STATEMENT_LENGTH = 400;

/** Returns a statement on one line, truncated if it is long. */
export function shortStatement(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_STATEMENT_LENGTH ? `${line.slice(0, MAX_STATEMENT_LENGTH - 1)}…` : line;
}

/**
 * Returns a watcher that logs statements of `ms` milliseconds or more, including the time on the network. Returns null
 * if `ms` is 0.
 */
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
