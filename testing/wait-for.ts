// Polls until a condition is met, instead of sleeping for a fixed time.
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a wait counts as stuck and fails. */
export const LIMIT_MS = 90_000;

/**
 * Returns the first value of `look` that is not null, undefined or false. Throws with `what` after `limit`
 * milliseconds.
 */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  limit = LIMIT_MS,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`Timed out after ${limit} ms waiting for ${what}`);
    await pause(20);
  }
}
