// Tests that a wake-up reaches only the lanes of its queues.
import { EventEmitter } from 'node:events';
import { Logger, run as runTasks, type WorkerEvents } from 'graphile-worker';
import { expect, it, onTestFinished } from 'vitest';
import { run, sql } from '#platform/sql.ts';
import { WAKE_UP_CHANNEL, wakeUpText } from '#platform/wake-up.ts';
import { useDatabase } from '#testing/database.ts';
import { waitFor } from '#testing/wait-for.ts';
import { narrowWakeUps } from './narrow-wake-ups.ts';

const database = useDatabase();

const send = (text: string) => run(database.db, sql`select pg_notify(${WAKE_UP_CHANNEL}, ${text})`);

/** Starts a runner of the queue `urgent` that practically never polls. Returns its fetches and received messages. */
async function startRunner() {
  const [seen, events]: [string[], WorkerEvents] = [[], new EventEmitter()];
  events.on('pool:listen:notification', ({ message }) => seen.push(message.payload ?? ''));
  narrowWakeUps(events, 'urgent');
  events.on('worker:getJob:start', () => seen.push('fetch'));
  let idle = false;
  events.on('worker:getJob:empty', () => {
    idle = true;
  });
  const runner = await runTasks({
    pgPool: database.db,
    events,
    logger: new Logger(() => () => {}),
    noHandleSignals: true,
    taskList: { unknown: async () => {} },
    preset: { worker: { schema: 'queue_urgent', concurrentJobs: 1, pollInterval: 3_600_000 } },
  });
  onTestFinished(() => runner.stop());
  await waitFor('the listener', async () => {
    await send('{"count":0}');
    return idle && seen.includes('{"count":0}');
  });
  seen.length = 0;
  return seen;
}

it('A wake-up of another queue causes no fetch, and one of this queue or of all queues does', async () => {
  const seen = await startRunner();
  const texts = [wakeUpText({ bulk: 2 }), wakeUpText({ urgent: 1 }), wakeUpText({ outside: 1 }), '{"count":1}'];
  for (const text of texts) {
    await send(text);
    await waitFor(text, () => seen.includes(text));
  }
  await waitFor('the last fetch', () => seen.at(-1) === 'fetch');
  const [bulk, urgent, outside, all] = texts;
  expect(seen.filter((text) => text !== '{"count":0}')).toEqual([bulk, urgent, 'fetch', outside, all, 'fetch']);
});
