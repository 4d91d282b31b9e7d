// Ends a program once, in order, whoever asks: SIGTERM, Ctrl-C, or the supervisor that is gone.
import { describeError, type Log } from './log.ts';

/** Runs the steps one after the other on the first request, then exits 0; after the grace it exits 1. */
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
        log.warn('a step of stopping failed', describeError(error));
      }
    }
    process.exit(0);
  };
  // Whoever ended it while it started does so no more.
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  process.on('disconnect', () => end('the supervisor is gone'));
}
