// Chaos scenario R23: two hundred slow statements take every connection of an API process. The positive control, which
// the checks must detect, locks a table that all requests read.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { many, sql } from '#platform/sql.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { percentile } from '../../bench/statistics.ts';
import { between, isServed, type Probe, type Sample, startProbe } from '../probe.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';

const CALLS = 200;
const HELD_MS = 8_000;
const P99_MS = 3_500;
const FREE_WITHIN_MS = 10_000;
/**
 * The longest duration of a slow statement: PostgreSQL cancels it after 5 s, and half a second later the program gives
 * up.
 */
const STATEMENT_MS = 5_500;
const RATE = 20;

/** Locks a table, so that each statement on it waits. Returns a function that releases the lock. */
async function lockTable(world: World): Promise<() => Promise<void>> {
  const client = await world.db.connect();
  await client.query('begin');
  await client.query('lock table saved_jobs in access exclusive mode');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

/** Sends `CALLS` requests to the locked table within half a second. */
async function askSlowly(world: World, token: string): Promise<Probe> {
  const paths = ['/api/v1/labour/saved-jobs/'];
  const slow = startProbe({ address: world.address, paths, rate: CALLS * 2, token, max: CALLS });
  await pause(600);
  return slow;
}

const states = z.object({ state: z.nullable(z.string()), count: z.int() });

/** Counts the connections of the API's pool that are not idle. */
async function countBusy(world: World): Promise<number> {
  const rows = await many(
    world.db,
    sql`select state, count(*)::int as count from pg_stat_activity
      where application_name = 'api' and state is distinct from 'idle' group by state`,
    states,
  );
  return rows.reduce((sum, { count }) => sum + count, 0);
}

async function poolMetrics(world: World): Promise<Record<string, number>> {
  const text = await (await fetch(world.web[0]?.metrics ?? '')).text();
  const lines = text.matchAll(/kaamsetu_pool_connections\{pool="requests",state="(\w+)"\} (\d+)/g);
  const figures: Record<string, number> = {};
  for (const [, state = '', connections] of lines) figures[state] = Number(connections);
  return figures;
}

const waits = (samples: readonly Sample[]) => samples.map(({ ms }) => ms);
const count = (samples: readonly Sample[], status: number) => samples.filter((one) => one.status === status).length;

async function exhaust(world: World, token: string) {
  const others = startProbe({ address: world.address, paths: ['/api/v1/jobs/?role=mason'], rate: RATE });
  await pause(2_000);
  const unlock = await lockTable(world);
  const from = performance.now();
  const slow = await askSlowly(world, token);
  const stopping = slow.stop();
  await pause(HELD_MS);
  await unlock();
  const to = performance.now();
  await stopping;
  await pause(2_000);
  await others.stop();
  return {
    slow: slow.samples,
    others: between(others.samples, from, to),
    after: between(others.samples, to, Infinity),
  };
}

async function faces(run: Run): Promise<void> {
  const world = await startWorld(run.folder, { workers: 0, steady: true, random: run.random });
  try {
    const token = await buildSession(world.db, await buildLabour(world.db));
    const { slow, others, after } = await exhaust(world, token);
    run.say(`${slow.length} slow calls: ${count(slow, 503)} × 503, ${slow.filter(isServed).length} served`);
    const p99 = percentile(waits(others), 0.99);
    const served = others.filter(isServed).length;
    const found = `${Math.round(p99)} ms (${served} served, ${count(others, 503)} × 503 of ${others.length})`;
    run.note({ what: 'p99 of other calls during that time', found, must: '<= 3500 ms', kept: p99 <= P99_MS });
    // Leave out the 16 calls that got a connection, because their statements wait until PostgreSQL cancels them. All
    // other calls found no free connection.
    const waiting = [...slow].sort((a, b) => a.ms - b.ms).slice(0, slow.length - 16);
    const max = percentile(waits(waiting), 0.99);
    run.note({
      what: 'p99 of calls that found no connection',
      found: `${Math.round(max)} ms`,
      must: '<= 3500 ms',
      kept: max <= P99_MS,
    });
    const longest = Math.max(...waits(slow));
    run.note({
      what: 'longest use of a connection',
      found: `${Math.round(longest)} ms`,
      must: `<= ${STATEMENT_MS + 3_000} ms`,
      kept: longest <= STATEMENT_MS + 3_000,
    });
    const odd = [...slow, ...others].filter((one) => !isServed(one) && one.status !== 503).length;
    run.note({
      what: 'responses other than success and 503',
      found: String(odd),
      must: '0',
      kept: odd === 0 && slow.length === CALLS,
    });
    await waitFor('all connections to be idle', async () => (await countBusy(world)) === 0, FREE_WITHIN_MS).catch(
      () => {},
    );
    const pool = await poolMetrics(world);
    const leaked = (pool.total ?? 0) - (pool.idle ?? 0) + (pool.waiting ?? 0) + (await countBusy(world));
    run.note({
      what: 'leaked connections',
      found: `${leaked}, ${JSON.stringify(pool)}`,
      must: '0',
      kept: leaked === 0,
    });
    const bad = after.filter((one) => !isServed(one)).length;
    run.note({
      what: 'failed calls afterwards',
      found: `${bad} of ${after.length}`,
      must: '0',
      kept: bad === 0 && after.length > 0,
    });
  } finally {
    await world.stop();
  }
}

/**
 * The positive control: locks a table that every request reads, so that requests with a connection wait as well. The
 * number of busy connections and the p99 must show this.
 */
async function control(run: Run): Promise<boolean> {
  const world = await startWorld(run.folder, { workers: 0, steady: true, random: run.random });
  const client = await world.db.connect();
  try {
    await client.query('begin');
    await client.query('lock table jobs in access exclusive mode');
    const probe = startProbe({ address: world.address, paths: ['/api/v1/jobs/?role=mason'], rate: RATE });
    await pause(3_000);
    const busy = await countBusy(world);
    const stopping = probe.stop();
    await pause(4_000);
    await client.query('rollback');
    await stopping;
    const p99 = percentile(waits(probe.samples), 0.99);
    run.say(`with every table that is read locked: ${busy} connections busy, p99 ${Math.round(p99)} ms`);
    return busy > 0 && p99 > P99_MS;
  } finally {
    client.release();
    await world.stop();
  }
}

export const exhaustedPool: Scenario = { id: 'R23', what: 'two hundred slow statements', faces, control };
