// Reads the overview statistics while administrators are connected. Sends changed statistics to the administrators on
// this process.
import { setInterval } from 'node:timers';
import type { OverviewStats } from '#contracts/overview.ts';
import { readStats } from '#marketplace/overview/queries.ts';
import type { Db } from '#platform/db.ts';
import { describeError, type Log } from '#platform/log.ts';

interface Watch {
  db: Db;
  log: Log;
  every_ms: number;
  hasListeners(): boolean;
  show(stats: OverviewStats): void;
}

/** Starts to watch the statistics. Returns a function that stops watching. */
export function watchOverview({ db, log, every_ms, hasListeners, show }: Watch): () => void {
  let shown = '';
  let isLooking = false;
  const look = async () => {
    const stats = await readStats(db);
    const text = JSON.stringify(stats);
    if (text !== shown) show(stats);
    shown = text;
  };
  const timer = setInterval(() => {
    if (isLooking || !hasListeners()) return;
    isLooking = true;
    look()
      .catch((error) => log.warn('the overview could not be read', describeError(error)))
      .finally(() => {
        isLooking = false;
      });
  }, every_ms);
  return () => clearInterval(timer);
}
