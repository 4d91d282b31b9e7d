// Handles requests to stop the product (signals, or a call). Only the first request starts the shutdown.
import { graceSeconds } from './environment.ts';

/** Milliseconds for the shutdown of the database, in addition to the grace period of the programs. */
const REST_MS = 3_000;

/**
 * Calls `stop` on Ctrl-C, SIGTERM or a closed terminal. This process sends itself SIGTERM when npm has ended (see
 * `watchNpm` in `bin/preparing/parent.mjs`). If `stop` takes longer than the grace period of the programs plus 3 s, the
 * process exits with code 1. Returns a function that requests the stop with an exit code.
 */
export function onStopRequest(stop: () => Promise<void>): (exitCode: number) => void {
  let asked = false;
  const begin = (exitCode: number): void => {
    if (asked) return;
    asked = true;
    setTimeout(() => process.exit(1), graceSeconds() * 1000 + REST_MS).unref();
    stop().then(
      () => process.exit(exitCode),
      (error) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => begin(0));
  // Ignore write errors: the program that reads the output may end before this process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return begin;
}
