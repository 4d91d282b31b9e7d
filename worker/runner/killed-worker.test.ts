// Tests that notifications are neither lost nor duplicated if the worker process is killed repeatedly.
import { describe, expect, it } from 'vitest';
import type { Db } from '#platform/db.ts';
import { useDatabase } from '#testing/database.ts';
import { buildManyApplications, countHeld, countNotices, countOf, recordShortlists } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker, type WorkerUnderTest } from '#testing/worker-process.ts';

const KILLS = 5;
const NOTIFICATIONS = 1000;
const BATCH = NOTIFICATIONS / KILLS;

/**
 * Records five batches of events, and kills the worker process during each batch. Returns the event ids, and the
 * largest number of tasks that a killed process had locked. On a busy machine, a kill may come after the last task of
 * its batch.
 */
async function notifyWhileKilled(db: Db, worker: WorkerUnderTest): Promise<{ events: number[]; mostHeld: number }> {
  const applications = await buildManyApplications(db, NOTIFICATIONS);
  const events: number[] = [];
  let mostHeld = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await worker.untilReady();
    const endings = worker.endings.length;
    const before = await countOf(db, 'notifications');
    const batch = applications.slice(kill * BATCH, (kill + 1) * BATCH);
    events.push(...(await recordShortlists(db, batch)));
    // Poll without a pause, because the worker process stores the notifications of a batch within moments.
    while ((await countOf(db, 'notifications')) < before + BATCH / 5);
    worker.signal('SIGKILL');
    await waitFor('the worker process to exit', () => worker.endings.length > endings);
    mostHeld = Math.max(mostHeld, await countHeld(db));
  }
  return { events, mostHeld };
}

describe('a killed worker process', () => {
  const database = useDatabase();

  it('1,000 notifications survive five SIGKILLs of the worker process: none is lost or duplicated', async () => {
    const worker = await startWorker({ url: database.url, supervised: true });
    try {
      const { events, mostHeld } = await notifyWhileKilled(database.db, worker);
      expect(mostHeld, 'a kill in the middle of work leaves tasks held').toBeGreaterThan(0);
      await waitFor('all users to be notified', async () => (await countOf(database.db, 'queue_urgent.jobs')) === 0);
      const notices = await countNotices(database.db, events);
      expect(events).toHaveLength(NOTIFICATIONS);
      expect(
        events.filter((id) => !notices.has(id)),
        'lost',
      ).toEqual([]);
      expect(
        [...notices.values()].filter((times) => times > 1),
        'told twice',
      ).toEqual([]);
      // On a busy machine a process may also lose its lease and end itself with code 1.
      expect(worker.endings.filter(({ code }) => code !== 1)).toEqual(
        Array(KILLS).fill({ code: null, signal: 'SIGKILL' }),
      );
    } finally {
      await worker.stop();
    }
  });
});

describe('worker process without the sweeper', () => {
  const database = useDatabase();

  it('The same kills lose notifications without the sweeper: the tasks of the dead process stay locked', async () => {
    const worker = await startWorker({ url: database.url, supervised: true, environment: { WORKER_SWEEPS: 'false' } });
    try {
      const { events } = await notifyWhileKilled(database.db, worker);
      const held = `queue_urgent.jobs where locked_by is not null`;
      const open = `queue_urgent.jobs where locked_by is null or locked_at > now() - interval '8 seconds'`;
      await waitFor('all reachable users to be notified', async () => (await countOf(database.db, open)) === 0);
      const notices = await countNotices(database.db, events);
      expect(await countOf(database.db, held)).toBeGreaterThan(0);
      expect(events.filter((id) => !notices.has(id)).length, 'lost').toBeGreaterThan(0);
    } finally {
      await worker.stop();
    }
  });
});
