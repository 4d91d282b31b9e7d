// The last-resort handler of a program: an error that nothing caught becomes one JSON log line, and the process exits with 1.
import { describeError, type Log } from './log.ts';

const MAX_FRAMES = 8;

/** The calls of a stack, without the message: the log redacts the message as its own field. */
const framesOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());

/** Registers the handler. Node would print the stack as plain text, and sometimes the whole row that Postgres quotes. */
export function logLastError(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('the process ends: nothing handled this error', { ...describeError(error), stack: framesOf(error) });
    process.exit(1);
  });
}
