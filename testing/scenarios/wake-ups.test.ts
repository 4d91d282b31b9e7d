// Tests how idle worker processes are woken for new tasks (docs/decisions/0071): NOTIFY is sent after a request's
// commit, not in its transaction. If the NOTIFY is lost, the tasks wait for the next poll.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from '#contracts/z.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { type Db, inTransaction, openDb } from '#platform/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { migrate } from '#platform/migrations.ts';
import { type Notifier, openNotifier, wakeUpState } from '#platform/notifier.ts';
import { pushByNotify, resyncNote } from '#platform/push.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { run, sql, type Tx } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { silentLog } from '#testing/silent-log.ts';
import { buildManyApplications, countNotices, countOf } from '#testing/task-queue.ts';
import { openTcpProxy } from '#testing/tcp-proxy.ts';
import { waitFor } from '#testing/wait-for.ts';
import { listenForWakeUps } from '#testing/wake-ups.ts';
import { startWorker } from '#testing/worker-process.ts';
import { addRestTasks } from '#worker/dispatch-event.ts';

const record = (tx: Tx, application_id: number) =>
  recordEvent(tx, {
    name: 'application.shortlisted',
    actor: { type: 'system', id: null },
    payload: { application_id },
  });

/** Opens a pool with a notifier, as the programs do. The notifier sends NOTIFY over a connection to `notifierUrl`. */
function openWaking(url: string, notifierUrl = url) {
  const said: string[] = [];
  const say = (message: string) => void said.push(message);
  const notifier = openNotifier({
    url: notifierUrl,
    name: 'tests notifier',
    log: { ...silentLog, warn: say, info: say },
    afterLoss: resyncNote,
  });
  const db = openDb({ url, max: 4, name: 'tests waking', wake: notifier.wake });
  onTestFinished(async () => {
    await notifier.close();
    await db.end();
  });
  return { db, notifier, said };
}

/**
 * Waits until the notifier has read the answers to `count` wake-ups. A listener may receive a wake-up before the notifier
 * reads the answer to its statement.
 */
const untilSent = (notifier: Notifier, count: number) =>
  waitFor('the answer to the wake-up', () => notifier.counts().sent === count);

const wakeUp = z.object({ queues: z.record(z.string(), z.int()) });
const tasksOf = (payloads: readonly string[]) => payloads.map((payload) => wakeUp.parse(JSON.parse(payload)).queues);

async function listen(db: Db, channel?: string) {
  const listener = await listenForWakeUps(db, channel);
  onTestFinished(listener.close);
  return listener;
}

describe('a wake-up', () => {
  const database = useDatabase();

  it('A transaction that records an event sends no NOTIFY, even in a session that used the function of the library', async () => {
    const wakeUps = await listen(database.db);
    const session = openDb({ url: database.url, max: 1, name: 'tests session' });
    onTestFinished(() => session.end());
    for (let time = 0; time < 2; time += 1) {
      await run(session, sql`select queue_urgent.add_job('unknown')`);
      expect(await wakeUps.take(), 'the control').toHaveLength(1);
      await inTransaction(session, (tx) => record(tx, 1));
      expect(await wakeUps.take()).toEqual([]);
    }
    expect(await countOf(database.db, `queue_urgent.jobs where task_identifier = 'dispatch_event'`)).toBe(2);
  });

  it('A wake-up with the number of tasks follows the commit, and a rollback sends none', async () => {
    const { db, notifier } = openWaking(database.url);
    const wakeUps = await listen(database.db);
    await inTransaction(db, async (tx) => {
      await record(tx, 1);
      await record(tx, 1);
      expect(await wakeUps.take()).toEqual([]);
    });
    await untilSent(notifier, 1);
    expect(tasksOf(await wakeUps.take())).toEqual([{ urgent: 4 }]);
    const failing = inTransaction(db, async (tx) => {
      await record(tx, 1);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(notifier.counts()).toEqual({ sent: 1, coalesced: 0, failed: 0 });
  });

  it.each(queues)(
    'A task of an event in the queue %s is added without a NOTIFY, and its wake-up follows',
    async (queue) => {
      const { db, notifier } = openWaking(database.url);
      const wakeUps = await listen(database.db);
      const tasks = [{ handler: 'unknown' }];
      await addRestTasks(database.db, queue, { tasks, eventId: 1 });
      expect(await wakeUps.take(), 'a pool without a notifier').toEqual([]);
      await addRestTasks(db, queue, { tasks, eventId: 2, seconds: 60 });
      await addRestTasks(db, queue, { tasks, eventId: 3 });
      await untilSent(notifier, 1);
      expect(tasksOf(await wakeUps.take())).toEqual([{ [queue]: 1 }]);
      expect(notifier.counts()).toEqual({ sent: 1, coalesced: 0, failed: 0 });
      expect(await countOf(database.db, `${schemaOf[queue]}.jobs where key like 'unknown:%'`)).toBe(3);
    },
  );

  it('Commits that happen while a wake-up is sent share the next one', async () => {
    const { notifier } = openWaking(database.url);
    const wakeUps = await listen(database.db);
    for (let commit = 0; commit < 10; commit += 1) notifier.wake(commit === 9 ? { bulk: 1 } : { urgent: 2 });
    await waitFor('all wake-ups', () => notifier.counts().sent === 2);
    expect(tasksOf(await wakeUps.take())).toEqual([{ urgent: 2 }, { urgent: 16, bulk: 1 }]);
    expect(notifier.counts()).toEqual({ sent: 2, coalesced: 8, failed: 0 });
  });

  it('Equal pushes that happen while another one is sent are delivered once', async () => {
    const { db, notifier } = openWaking(database.url);
    const pushes = await listen(database.db, 'socket.io#/');
    const message = { rooms: ['user:1'], event: 'application.updated', payload: { id: 1 } };
    const push = () => pushByNotify(notifier)(db, [message]);
    await Promise.all([push(), push(), push()]);
    const packets = await pushes.take();
    expect(packets).toHaveLength(2);
    expect(packets[0]).toContain('"rooms":["user:1"]');
  });

  it('A transaction that fails loses its pushes and counts as no failed wake-up; one resync follows', async () => {
    const { notifier, said } = openWaking(database.url);
    const pushes = await listen(database.db, 'socket.io#/');
    const tooLong = { channel: 'socket.io#/', text: 'x'.repeat(8000) };
    await notifier.send([tooLong]);
    await waitFor('the resync', () => pushes.received.length > 0);
    expect(await pushes.take()).toEqual([resyncNote.text]);
    await waitFor('the end of the failure', notifier.isWorking);
    expect(notifier.counts()).toEqual({ sent: 0, coalesced: 0, failed: 0 });
    expect(said).toEqual(['NOTIFY fails: tasks wait for the next poll', 'NOTIFY works again']);
  });

  it('After its connection was killed, the notifier sends the next wake-up on a new connection', async () => {
    const { notifier } = openWaking(database.url);
    const wakeUps = await listen(database.db);
    const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tests notifier' and datname = current_database()`;
    for (let time = 1; time <= 2; time += 1) {
      notifier.wake({ urgent: 1 });
      await waitFor('the wake-up', () => wakeUps.received.length === time);
      await untilSent(notifier, time);
      expect(await run(database.db, kill)).toBeGreaterThan(0);
    }
  });

  it('If Postgres does not respond to a NOTIFY, the notifier reports it and sends the wake-up on a new connection', async () => {
    const way = await openTcpProxy(database.url);
    onTestFinished(way.close);
    const { notifier, said } = openWaking(database.url, way.url);
    const wakeUps = await listen(database.db);
    notifier.wake({ urgent: 1 });
    await waitFor('the first wake-up', () => wakeUps.received.length === 1);
    await untilSent(notifier, 1);
    way.fallSilent();
    notifier.wake({ urgent: 2 });
    await waitFor('the failure', () => wakeUpState(notifier) === 'polling');
    await waitFor('the second wake-up', () => wakeUps.received.length === 2);
    await waitFor('the end of the failure', notifier.isWorking);
    expect(tasksOf(wakeUps.received)).toEqual([{ urgent: 1 }, { urgent: 2 }]);
    expect(said).toEqual(['NOTIFY fails: tasks wait for the next poll', 'NOTIFY works again']);
  });

  it('Every task runs once although no wake-up arrives, because the poll finds it', async () => {
    const [applications, refused] = [await buildManyApplications(database.db, 40), new URL(database.url)];
    refused.port = '1';
    const { db, notifier, said } = openWaking(database.url, refused.href);
    const worker = await startWorker({ url: database.url, supervised: false });
    onTestFinished(async () => void (await worker.stop()));
    await worker.untilReady();
    const events = await Promise.all(applications.map((id) => inTransaction(db, (tx) => record(tx, id))));
    const waiting = `queue_urgent.jobs where task_identifier <> 'unknown'`;
    await waitFor('all tasks', async () => (await countOf(database.db, waiting)) === 0);
    expect([...(await countNotices(database.db, events)).values()]).toEqual(Array(40).fill(1));
    await waitFor('the failure', () => notifier.counts().failed > 0);
    expect(wakeUpState(notifier)).toBe('polling');
    expect(said).toEqual(['NOTIFY fails: tasks wait for the next poll']);
  });
});

describe('a full notification queue', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-full-queue-'));
  let server: EmbeddedPostgres | null = null;
  const open = () => startEmbeddedPostgres({ dir, database: 'full', durable: false, log: () => {} });
  beforeAll(async () => {
    server = await open();
    await migrate(server.url, path.resolve('migrations'));
    const db = openDb({ url: server.url, max: 1, name: 'tests' });
    await db.query('alter system set max_notify_queue_pages = 64');
    await db.end();
    await server.stop();
    server = await open();
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('An event is recorded while the notification queue of Postgres is full; the wake-up follows later, and after lost pushes one resync', async () => {
    const { db, notifier, said } = openWaking(server?.url ?? '');
    const [wakeUps, pushes] = [await listen(db), await listen(db, 'socket.io#/')];
    // Postgres keeps all notifications while a listener is in an open transaction, so the queue becomes full.
    const reader = await db.connect();
    onTestFinished(() => reader.release(true));
    await reader.query('listen other');
    await reader.query('begin');
    const fill = sql`select pg_notify('filling', n || repeat('x', 7900)) from generate_series(1, 10) n`;
    const isFull = () =>
      run(db, fill).then(
        () => false,
        (error: Error) => error.message.includes('NOTIFY queue'),
      );
    await waitFor('the queue to be full', isFull);
    await inTransaction(db, (tx) => record(tx, 1));
    await waitFor('the failure', () => notifier.counts().failed > 0);
    expect(await countOf(db, 'domain_events')).toBe(1);
    expect(await countOf(db, 'queue_urgent.jobs')).toBe(2);
    // This call must not fail, although the queue is full and the push is lost.
    await pushByNotify(notifier)(db, [{ rooms: ['user:1'], event: 'application.updated', payload: { id: 1 } }]);
    await reader.query('rollback');
    await waitFor('the wake-up', () => tasksOf(wakeUps.received).some(({ urgent }) => urgent === 2));
    // The listener may receive the wake-up before the notifier reads the answer to its statement.
    await waitFor('the end of the failure', () => wakeUpState(notifier) === 'working');
    expect(said).toEqual(['NOTIFY fails: tasks wait for the next poll', 'NOTIFY works again']);
    await waitFor('the resync', () => pushes.received.length > 0);
    expect(await pushes.take()).toEqual([resyncNote.text]);
  });
});
