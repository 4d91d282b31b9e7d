// Last-resort handler of a program: logs an uncaught error as one JSON line and exits with 1.
import { describeError, type Log } from './log.ts';

const MAX_FRAMES = 8;

/**
 * Returns the calls of a stack without the error message. The log writes the message in a separate field and redacts
 * it.
 */
const framesOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());

/**
 * Registers the handler. Without it, Node would print the stack as plain text, sometimes with the whole row that
 * Postgres quotes.
 */
export function logLastError(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('the process exits: an error was not handled', { ...describeError(error), stack: framesOf(error) });
    process.exit(1);
  });
}
