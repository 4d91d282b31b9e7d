// Lets the exit handlers of a test process run when vitest ends the process.

/** Exit code that shells report for a process ended by SIGTERM. */
const TERMINATED = 143;

let isRegistered = false;

/**
 * Ends the process with its exit handlers on SIGTERM, with which vitest ends its processes. The handlers end the
 * browser and the programs that the stories have started, and delete their files.
 */
export function exitOnSigterm(): void {
  if (isRegistered) return;
  isRegistered = true;
  process.once('SIGTERM', () => process.exit(TERMINATED));
}
