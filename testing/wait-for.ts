// Waits for a condition, never for a time.
import { setTimeout as pause } from 'node:timers/promises';

/** The first value that `look` finds (not null, undefined or false); throws after `limit` milliseconds, saying what was waited for. */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  limit = 15_000,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`Waited ${limit} ms in vain for ${what}`);
    await pause(20);
  }
}
