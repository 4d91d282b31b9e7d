// What this process knows of the circuit breakers: read once a second, so that fetching a task costs no query more.
import { listHeldBreakers } from '#platform/circuit-breaker.ts';
import type { Db } from '#platform/db.ts';

const REFRESH_MS = 1000;

export interface HeldBreakers {
  current(): readonly string[];
  stop(): void;
}

/** Begins to read. A database that does not answer leaves what was known. */
export function watchHeldBreakers(db: Db): HeldBreakers {
  let held: readonly string[] = [];
  let reading = false;
  async function refresh(): Promise<void> {
    if (reading) return;
    reading = true;
    try {
      held = await listHeldBreakers(db);
    } catch {
      // Whatever runs meanwhile asks the breaker itself.
    } finally {
      reading = false;
    }
  }
  const timer = setInterval(() => void refresh(), REFRESH_MS);
  void refresh();
  return { current: () => held, stop: () => clearInterval(timer) };
}
