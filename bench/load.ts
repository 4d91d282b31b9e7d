// A busy machine measures its other work: refuse it.
import os from 'node:os';

/** Ends the process where the load of the last minute is above 0.7 a core. */
export function refuseBusyMachine(): void {
  const load = os.loadavg()[0] ?? 0;
  const limit = 0.7 * os.cpus().length;
  if (load <= limit) return;
  console.error(`The load is ${load.toFixed(1)}, above ${limit.toFixed(1)}: measure later, or with --any-load.`);
  process.exit(2);
}
