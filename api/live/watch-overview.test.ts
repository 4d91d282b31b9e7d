// Tests that `watchOverview` sends the overview statistics only when they have changed.
import { afterEach, expect, it } from 'vitest';
import type { OverviewStats } from '#contracts/overview.ts';
import { openDb } from '#platform/db.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { watchOverview } from './watch-overview.ts';

const database = useDatabase();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

it('Unchanged statistics are shown once, changed statistics again', async () => {
  let reads = 0;
  const watch = () => {
    reads += 1;
    return () => {};
  };
  const db = openDb({ url: database.url, max: 1, name: 'overview', watch });
  cleanups.push(() => db.end());
  const shown: OverviewStats[] = [];
  const show = (stats: OverviewStats) => void shown.push(stats);
  cleanups.push(watchOverview({ db, log: silentLog, every_ms: 10, hasListeners: () => true, show }));
  await waitFor('the statistics', () => shown.length > 0);
  const readsBefore = reads;
  await waitFor('further reads', () => reads > readsBefore + 3);
  expect(shown).toHaveLength(1);
  await buildJob(database.db);
  await waitFor('the changed statistics', () => shown.length > 1);
});
