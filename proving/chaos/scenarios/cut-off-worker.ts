// Chaos scenario R20: a worker process is cut off from PostgreSQL for longer than its lease, and stays alive. The
// positive control, which the checks must detect, uses worker processes without a fence. A fence stops a process whose
// lease has expired.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { one, type Queryable, run as runSql, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker } from '#testing/worker-process.ts';
import { startDeciding } from '../deciding.ts';
import { checkDelivery, countNoticeInserts, noteResult, untilDrained } from '../notification-check.ts';
import { liftLimits, plantPending } from '../pending.ts';
import { startPlainWorker } from '../plain.ts';
import { startPostgres } from '../postgres.ts';
import type { Run, Scenario } from '../scenario.ts';
import { openWire } from '../wire.ts';
import { startWorld } from '../world.ts';

const EVENTS = 2_000;
const HELD_MS = 60_000;
const counted = z.object({ count: z.int() });

const countHeldBy = async (db: Queryable, process: string) =>
  (
    await one(
      db,
      sql`select count(*)::int as count from queue_urgent._private_jobs
        join worker_heartbeats on pool_id = locked_by where process = ${process}`,
      counted,
    )
  ).count;

async function faces(run: Run): Promise<void> {
  const events = run.events(EVENTS);
  const world = await startWorld(run.folder, { workers: 1, steady: true, random: run.random });
  const wire = await openWire({ host: '127.0.0.1', port: world.postgres.port, random: run.random });
  const environment = { WORKER_NAME: 'far', SMS_SENDER: 'outbox' };
  const far = await startWorker({ url: wire.through(world.url), supervised: true, environment });
  try {
    await far.untilReady();
    await liftLimits(world.db);
    const pending = await plantPending(world.db, events);
    const inserts = await countNoticeInserts(world.db);
    // Spread the decisions over the whole minute, so that both worker processes always have tasks.
    const rate = events / (HELD_MS / 1000);
    const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted', rate });
    await waitFor('the remote worker to run tasks', async () => (await countHeldBy(world.db, 'far')) > 0, 30_000);
    wire.set({ kind: 'held' });
    run.say(
      `the connection is paused for ${HELD_MS / 1000} s, for ${await countHeldBy(world.db, 'far')} of its tasks too`,
    );
    await pause(HELD_MS);
    wire.set({ kind: 'good' });
    const unsettled = await deciding.done;
    const drained = await untilDrained(world.db, 60);
    noteResult(run, events, await checkDelivery(world.db, 'application_shortlisted', deciding.acknowledged));
    run.note({
      what: 'without a final response',
      found: String(unsettled.length),
      must: '0',
      kept: unsettled.length === 0,
    });
    const found = drained === null ? 'never' : `${drained.toFixed(1)} s`;
    run.note({ what: 'queues empty afterwards', found, must: '<= 60 s', kept: drained !== null });
    const ended = far.endings.length;
    run.note({ what: 'exits of the worker that was cut off', found: String(ended), must: '>= 1', kept: ended >= 1 });
    run.say(`${(await inserts()) - events} repeats absorbed by the unique key`);
  } finally {
    await far.stop();
    await wire.close();
    await world.stop();
  }
}

/**
 * The positive control: two worker processes that are set up as in the documentation of Graphile Worker. The second
 * process takes over the tasks of the first process, which is cut off. When the connection of the first process
 * returns, the tasks take effect twice.
 */
async function control(run: Run): Promise<boolean> {
  const postgres = await startPostgres(run.folder);
  const wire = await openWire({ host: '127.0.0.1', port: postgres.port, random: run.random });
  const db = openDb({ url: postgres.url, max: 2, name: 'checker' });
  const running = [];
  try {
    await runSql(db, sql`create table plain_effects (n integer not null)`);
    running.push(await startPlainWorker(wire.through(postgres.url)));
    await runSql(db, sql`select plain_queue.add_job('act', json_build_object('n', n)) from generate_series(1, 10) n`);
    const locked = async () =>
      (await one(db, sql`select count(*)::int as count from plain_queue.jobs where locked_by is not null`, counted))
        .count > 0;
    await waitFor('running tasks', locked, 20_000);
    wire.set({ kind: 'held' });
    await runSql(
      db,
      sql`select plain_queue.force_unlock_workers(array_agg(distinct locked_by)) from plain_queue.jobs where locked_by is not null`,
    );
    running.push(await startPlainWorker(postgres.url));
    const left = async () =>
      (await one(db, sql`select count(*)::int as count from plain_queue.jobs`, counted)).count === 0;
    await waitFor('the other worker to finish all tasks', left, 40_000);
    wire.set({ kind: 'good' });
    const effects = async () => (await one(db, sql`select count(*)::int as count from plain_effects`, counted)).count;
    await waitFor('repeated effects', async () => (await effects()) > 10, 20_000).catch(() => {});
    run.say(`without a fence: ${await effects()} effects of 10 tasks`);
    return (await effects()) > 10;
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await wire.close();
    await db.end();
    await postgres.stop();
  }
}

export const cutOffWorker: Scenario = {
  id: 'R20',
  what: 'a worker process is cut off for longer than its lease',
  faces,
  control,
};
