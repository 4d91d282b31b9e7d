// Hears every way in which somebody asks us to stop, and answers each but once.
import { graceSeconds } from './environment.ts';

/** Beside the programs' own time: the database's. */
const REST_MS = 3_000;

/**
 * Ctrl-C, SIGTERM or a closed terminal; the launcher sends SIGTERM when the npm that started us is gone. `stop` gets the
 * programs' grace and three seconds more; then the process ends as it is.
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
  // What we print to may be gone before us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return begin;
}
