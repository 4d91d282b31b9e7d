// The real worker process: its `/ready` response, a clean stop, and lost database connections.
import { describe, expect, it } from 'vitest';
import type { Db } from '#platform/db.ts';
import { useDatabase } from '#testing/database.ts';
import {
  addTasks,
  buildManyApplications,
  countHeld,
  countNotices,
  countOf,
  recordShortlists,
  tasksIn,
} from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker } from '#testing/worker-process.ts';

const database = useDatabase();
const waiting = (db: Db) => countOf(db, 'queue_urgent.jobs');

async function record(db: Db, count: number): Promise<number[]> {
  return recordShortlists(db, await buildManyApplications(db, count));
}

describe('worker process', () => {
  it('The worker process is ready once its slots poll, and reports idle and busy slots', async () => {
    const worker = await startWorker({ url: database.url, supervised: false });
    try {
      await worker.untilReady();
      const queues = { urgent: { idle: 6, busy: 0 }, outside: { idle: 4, busy: 0 }, bulk: { idle: 4, busy: 0 } };
      const answer = await waitFor('idle slots', async () => {
        const now = await worker.readiness();
        const idle = Object.entries(queues).every(([queue, slots]) => now?.queues[queue]?.idle === slots.idle);
        return idle ? now : null;
      });
      expect(answer).toEqual({ code: 200, status: 'ready', trouble: null, wake_ups: 'working', queues });
    } finally {
      await worker.stop('SIGTERM');
    }
  });

  it('The worker process notifies once of an event that is replayed three times', async () => {
    const [event = 0] = await record(database.db, 1);
    await addTasks(database.db, 'urgent', { name: 'notify_labour_of_shortlist', eventIds: [event, event, event] });
    const bells = (await tasksIn(database.db, 'urgent')).filter((task) => task.task_identifier !== 'dispatch_event');
    expect(bells).toHaveLength(4);
    const worker = await startWorker({ url: database.url, supervised: false });
    try {
      await waitFor('all tasks to be done', async () => (await waiting(database.db)) === 0);
      expect(await countNotices(database.db, [event])).toEqual(new Map([[event, 1]]));
    } finally {
      await worker.stop('SIGTERM');
    }
  });

  it('A worker process that is stopped leaves no held task and no heartbeat, and no notification is lost', async () => {
    const environment = { WORKER_NAME: 'stopping' };
    const worker = await startWorker({ url: database.url, supervised: false, environment });
    await worker.untilReady();
    const before = await countOf(database.db, 'notifications');
    const events = await record(database.db, 600);
    while ((await countOf(database.db, 'notifications')) === before);
    expect(await worker.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(await waiting(database.db), 'stopped in the middle').toBeGreaterThan(0);
    expect(await countHeld(database.db)).toBe(0);
    expect(await countOf(database.db, `worker_heartbeats where process = 'stopping'`)).toBe(0);

    const next = await startWorker({ url: database.url, supervised: false });
    try {
      await waitFor('the other tasks to finish', async () => (await waiting(database.db)) === 0);
      const notices = await countNotices(database.db, events);
      expect([...notices.values()].every((times) => times === 1) && notices.size === events.length).toBe(true);
    } finally {
      await next.stop();
    }
  });

  it('A worker process exits with code 1 when its connections are cut, is restarted, and no notification is lost', async () => {
    const worker = await startWorker({ url: database.url, supervised: true });
    const cut = `select count(pg_terminate_backend(pid)) from pg_stat_activity
      where datname = current_database() and application_name like 'worker%'`;
    try {
      const events: number[] = [];
      for (let time = 1; time <= 3; time += 1) {
        await worker.untilReady();
        const before = await countOf(database.db, 'notifications');
        events.push(...(await record(database.db, 200)));
        while ((await countOf(database.db, 'notifications')) < before + 20);
        await database.db.query(cut);
        await waitFor('the worker process to exit', () => worker.endings.length >= time);
      }
      await waitFor('all tasks to be done', async () => (await waiting(database.db)) === 0);
      const notices = await countNotices(database.db, events);
      expect(
        events.filter((id) => notices.get(id) !== 1),
        'lost or told twice',
      ).toEqual([]);
      expect(worker.endings.map(({ code }) => code)).toEqual(worker.endings.map(() => 1));
    } finally {
      await worker.stop();
    }
  });
});
