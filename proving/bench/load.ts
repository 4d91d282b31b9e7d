// Refuses to measure on a busy machine, where other work would distort the results.
import os from 'node:os';

/** Exits if the load average of the last minute exceeds 0.7 per core. */
export function refuseBusyMachine(): void {
  const load = os.loadavg()[0] ?? 0;
  const limit = 0.7 * os.cpus().length;
  if (load <= limit) return;
  console.error(`The load is ${load.toFixed(1)}, above ${limit.toFixed(1)}: measure later, or with --any-load.`);
  process.exit(2);
}
