// Shuts a program down step by step on SIGTERM, Ctrl-C, or the end of the supervisor. Further signals are ignored.
import { describeError, type Log } from './log.ts';

/**
 * Runs the steps in order on the first signal, then exits with 0. Exits with 1 if the steps take longer than
 * `graceSeconds`.
 */
export function onShutdown(
  { log, graceSeconds }: { log: Log; graceSeconds: number },
  steps: readonly (() => Promise<unknown> | unknown)[],
): void {
  let ending = false;
  const end = async (reason: string) => {
    if (ending) return;
    ending = true;
    log.info('stopping', { reason });
    setTimeout(() => process.exit(1), graceSeconds * 1000).unref();
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.warn('a step of the shutdown failed', describeError(error));
      }
    }
    process.exit(0);
  };
  // Remove the SIGTERM handler that was active during the start.
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  process.on('disconnect', () => end('the supervisor is gone'));
}
