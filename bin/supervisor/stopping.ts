// Handles all stop requests and reacts only to the first.
import { graceSeconds } from './environment.ts';

/** Time for the database, in addition to the programs' grace period, in ms. */
const REST_MS = 3_000;

/**
 * Handles Ctrl-C, SIGTERM and a closed terminal; the launcher sends SIGTERM when its npm ends. `stop` gets the
 * programs' grace period plus 3 s; then the process exits with 1.
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
  // The reader of the output may end before this process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return begin;
}
