// Chaos scenario R16: all sockets disconnect at once and reconnect. The positive control, which the checks must detect,
// is a set of clients that do not fetch their lists after reconnecting.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from '#contracts/z.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { percentile } from '../../bench/statistics.ts';
import { gather, plantCrowd, type Someone } from '../crowd.ts';
import { startDeciding } from '../deciding.ts';
import { watchMemory } from '../most-memory.ts';
import { untilDrained } from '../notification-check.ts';
import { liftLimits, plantPending } from '../pending.ts';
import { between, isServed, startProbe } from '../probe.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';

const SOCKETS = 2_000;
const NOTIFIED = 400;
const BACK_WITHIN_MS = 45_000;
const REST_MS = 1_000;
const MEMORY_MB = 1_000;
const PROBE_RATE = 20;
const CONTROL = { sockets: 60, notified: 60 };

/**
 * Starts two web processes: all sockets connect to the first, and the second receives the decisions that cause
 * notifications.
 */
const open = (run: Run) => startWorld(run.folder, { web: 2, workers: 1, steady: true, random: run.random });

const line = z.object({ id: z.int(), user_id: z.int() });

/** Counts the notifications that their recipients never received. */
async function countMissed(db: Queryable, known: ReadonlyMap<number, ReadonlySet<number>>) {
  const notices = await many(
    db,
    sql`select id, user_id from notifications where kind = 'application_shortlisted'`,
    line,
  );
  const missed = notices.filter(({ id, user_id }) => !known.get(user_id)?.has(id)).length;
  return { notified: notices.length, missed };
}

/** Decides on applications of these workers at the second process, and waits until all are notified. */
async function decide(world: World, people: readonly Someone[], count: number): Promise<void> {
  const labours = people.map(({ id }) => id);
  const pending = await plantPending(world.db, count, labours);
  const { done } = startDeciding({ address: world.web[1]?.address ?? '', pending, status: 'shortlisted' });
  await done;
  await untilDrained(world.db, 120);
}

const served = (address: string) =>
  fetch(`${address}/live`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function faces(run: Run): Promise<void> {
  const count = run.events(SOCKETS);
  const world = await open(run);
  const [first] = world.web;
  try {
    await liftLimits(world.db);
    const people = await plantCrowd(world.db, count);
    const crowd = await gather({ address: world.address, people, catchesUp: true });
    const memory = watchMemory(() => first?.pid());
    run.say(`${crowd.connected()} sockets at one process, which is now killed`);
    const paths = ['/api/v1/jobs/?role=mason', '/api/v1/notifications/labour/notifications/'];
    const probe = startProbe({ address: world.address, paths, rate: PROBE_RATE, token: people[0]?.token ?? '' });
    const killed = performance.now();
    first?.kill();
    const deciding = decide(world, people, Math.min(NOTIFIED, count));
    await waitFor('all clients to be disconnected', () => crowd.connected() === 0, 20_000);
    await waitFor('the process to be restarted', () => served(world.address), 120_000);
    const up = performance.now();
    const lag = monitorEventLoopDelay();
    lag.enable();
    run.say(`the process is back after ${Math.round(up - killed)} ms`);
    await crowd.untilAll(BACK_WITHIN_MS * 3).catch(() => {});
    const back = performance.now();
    // All clients run in one process on this machine, so its own delay is part of every measured wait.
    lag.disable();
    run.say(`event loop lag of the client process: ${Math.round(lag.percentile(95) / 1e6)} ms (p95)`);
    await deciding;
    await crowd.untilFetched();
    await probe.stop();
    const missedOf = async () => (await countMissed(world.db, crowd.known)).missed;
    await waitFor('the last pushes', async () => (await missedOf()) === 0, 5_000).catch(() => {});
    const { notified, missed } = await countMissed(world.db, crowd.known);
    const max = memory.end();
    noteHerd(run, { connected: crowd.connected(), of: count, backMs: back - killed, notified, missed, max });
    const waits = between(probe.samples, up, back).filter(isServed);
    const p95 = percentile(
      waits.map(({ ms }) => ms),
      0.95,
    );
    const found = `${Math.round(p95)} ms of ${waits.length}`;
    run.note({
      what: 'p95 of REST calls during the reconnects',
      found,
      must: `<= ${REST_MS} ms`,
      kept: p95 <= REST_MS,
    });
    crowd.close();
  } finally {
    await world.stop();
  }
}

interface Herd {
  connected: number;
  of: number;
  backMs: number;
  notified: number;
  missed: number;
  max: number;
}

function noteHerd(run: Run, { connected, of, backMs, notified, missed, max }: Herd): void {
  run.note({ what: 'back', found: `${connected} of ${of}`, must: '100 %', kept: connected === of && of > 0 });
  const seconds = `${(backMs / 1000).toFixed(1)} s`;
  run.note({ what: 'last client reconnected', found: seconds, must: '<= 45 s', kept: backMs <= BACK_WITHIN_MS });
  run.note({
    what: `missed notifications of ${notified}`,
    found: String(missed),
    must: '0',
    kept: missed === 0 && notified > 0,
  });
  run.note({ what: 'memory', found: `${Math.round(max)} MB`, must: `< ${MEMORY_MB} MB`, kept: max < MEMORY_MB });
}

async function control(run: Run): Promise<boolean> {
  const world = await open(run);
  try {
    await liftLimits(world.db);
    const people = await plantCrowd(world.db, CONTROL.sockets);
    const crowd = await gather({ address: world.address, people, catchesUp: false });
    // The first process stays stopped until all workers are notified.
    await world.web[0]?.stop(2_000);
    await decide(world, people, CONTROL.notified);
    const { notified, missed } = await countMissed(world.db, crowd.known);
    run.say(`without fetching lists: ${missed} of ${notified} missed`);
    crowd.close();
    return missed > 0;
  } finally {
    await world.stop();
  }
}

export const socketHerd: Scenario = { id: 'R16', what: 'all sockets reconnect after a restart', faces, control };
