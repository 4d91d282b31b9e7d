// Caches the open circuit breakers, read once a second, so that fetching a task needs no extra query.
import { listHeldBreakers } from '#platform/circuit-breaker.ts';
import type { Db } from '#platform/db.ts';

const REFRESH_MS = 1000;

export interface HeldBreakers {
  current(): readonly string[];
  stop(): void;
}

/** Starts to read the open circuit breakers. If the database is unavailable, the last known list remains. */
export function watchHeldBreakers(db: Db): HeldBreakers {
  let held: readonly string[] = [];
  let reading = false;
  async function refresh(): Promise<void> {
    if (reading) return;
    reading = true;
    try {
      held = await listHeldBreakers(db);
    } catch {
      // Ignore the error, because each task checks its circuit breaker itself.
    } finally {
      reading = false;
    }
  }
  const timer = setInterval(() => void refresh(), REFRESH_MS);
  void refresh();
  return { current: () => held, stop: () => clearInterval(timer) };
}
