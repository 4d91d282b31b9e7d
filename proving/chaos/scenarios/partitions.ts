// Chaos scenario R19: network faults between the programs and their databases, one after the other, during decisions.
// The positive control, which the checks must detect, is a partitioned worker process without a sweeper.
import { setTimeout as pause } from 'node:timers/promises';
import { heldConnections } from '#testing/held-connections.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startDeciding } from '../deciding.ts';
import { checkDelivery, countHeld, countHeldLongerThan, noteResult, untilDrained } from '../notification-check.ts';
import { liftLimits, type Pending, plantPending } from '../pending.ts';
import type { Run, Scenario } from '../scenario.ts';
import { ask } from '../timed-request.ts';
import type { Quality, Wire } from '../wire.ts';
import { startWorld, type World } from '../world.ts';

const EVENTS = 10_000;
const DRAINED_WITHIN_SECONDS = 60;
const IDLE_WITHIN_SECONDS = 30;
const LONGEST_REQUEST_SECONDS = 30;
const CUT_EVERY_MS = 1_000;

interface Fault {
  name: string;
  quality: Quality | 'cut';
  seconds: number;
}

const FAULTS: readonly Fault[] = [
  { name: 'held', quality: { kind: 'held' }, seconds: 30 },
  { name: 'reset', quality: 'cut', seconds: 10 },
  { name: 'slow', quality: { kind: 'slow', ms: 500, jitterMs: 500 }, seconds: 15 },
  { name: 'limited to 300 B', quality: { kind: 'limited', bytes: 300 }, seconds: 10 },
  { name: 'narrowed to 8 KB/s', quality: { kind: 'narrow', bytesPerSecond: 8_192 }, seconds: 15 },
];

/** Applies a network fault for its duration, then restores the connection. */
async function suffer(wire: Wire, { quality, seconds }: Fault): Promise<void> {
  const end = performance.now() + seconds * 1000;
  if (quality === 'cut')
    while (performance.now() < end) {
      wire.cut();
      await pause(CUT_EVERY_MS);
    }
  else {
    wire.set(quality);
    await pause(seconds * 1000);
    wire.set({ kind: 'good' });
  }
}

/** Whether the API's pool has no connection in use and no waiting request. */
async function poolIsIdle({ web }: World): Promise<boolean> {
  const { text } = await ask(web[0]?.metrics ?? '', { patience: 5_000 });
  return heldConnections(text) === 0;
}

/** Returns the seconds from the end of a fault until the pool is idle. */
async function untilIdle(world: World, from: number): Promise<number> {
  const limit = IDLE_WITHIN_SECONDS * 2_000;
  await waitFor('the pool to be idle', () => poolIsIdle(world), limit).catch(() => {});
  return (performance.now() - from) / 1000;
}

interface Part {
  acknowledged: readonly Pending[];
  unsettled: readonly string[];
  longestS: number;
  idleS: number;
}

interface Pair {
  name: string;
  wire: Wire;
}

/** Applies one fault to one network connection, while decisions are sent all the time. */
async function sufferWith(
  world: World,
  { name, wire }: Pair,
  fault: Fault,
  { run, pending }: { run: Run; pending: readonly Pending[] },
): Promise<Part> {
  const rate = Math.max(5, pending.length / fault.seconds);
  const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted', rate });
  // Wait until the clients have connections and CSRF tokens, then inject the fault.
  await waitFor('the first decision', () => deciding.acknowledged.length > 0, 30_000);
  await suffer(wire, fault);
  const healed = performance.now();
  const unsettled = await deciding.done;
  const idleS = await untilIdle(world, healed);
  const longestS = deciding.tally.longestMs / 1000;
  const answers = [...deciding.tally.statuses].map(([status, count]) => `${status || 'none'}: ${count}`).join(', ');
  run.say(`${name} ${fault.name}: ${answers}; longest ${longestS.toFixed(1)} s, idle after ${idleS.toFixed(1)} s`);
  return { acknowledged: deciding.acknowledged, unsettled, longestS, idleS };
}

function pairsOf({ wires: { webPostgres, workerPostgres, webRedis } }: World): Pair[] {
  const pairs = [
    { name: 'API and Postgres', wire: webPostgres },
    { name: 'worker and Postgres', wire: workerPostgres },
  ];
  return webRedis ? [...pairs, { name: 'API and Redis', wire: webRedis }] : pairs;
}

async function sufferAll(run: Run, world: World, pending: readonly Pending[]): Promise<Part[]> {
  const pairs = pairsOf(world);
  const share = Math.ceil(pending.length / (pairs.length * FAULTS.length));
  const parts: Part[] = [];
  for (const pair of pairs)
    for (const fault of FAULTS) {
      const from = parts.length * share;
      parts.push(await sufferWith(world, pair, fault, { run, pending: pending.slice(from, from + share) }));
    }
  return parts;
}

function noteParts(run: Run, events: number, parts: readonly Part[]): void {
  const unsettled = parts.flatMap((part) => part.unsettled);
  const settled = events - unsettled.length;
  run.note({
    what: 'decisions with a final response',
    found: `${settled}${unsettled[0] ? `; ${unsettled[0]}` : ''}`,
    must: `${events}`,
    kept: unsettled.length === 0,
  });
  const longest = Math.max(...parts.map(({ longestS }) => longestS));
  run.note({
    what: 'the longest request',
    found: `${longest.toFixed(1)} s`,
    must: `<= ${LONGEST_REQUEST_SECONDS} s`,
    kept: longest < LONGEST_REQUEST_SECONDS,
  });
  const idle = Math.max(...parts.map(({ idleS }) => idleS));
  run.note({
    what: 'pool idle again after a fault',
    found: `${idle.toFixed(1)} s`,
    must: `<= ${IDLE_WITHIN_SECONDS} s`,
    kept: idle <= IDLE_WITHIN_SECONDS,
  });
}

async function faces(run: Run): Promise<void> {
  const events = run.events(EVENTS);
  const world = await startWorld(run.folder, { workers: 2, redis: true, random: run.random });
  try {
    await liftLimits(world.db);
    const pending = await plantPending(world.db, events);
    const parts = await sufferAll(run, world, pending);
    const drained = await untilDrained(world.db, DRAINED_WITHIN_SECONDS);
    const acknowledged = parts.flatMap((part) => part.acknowledged);
    noteResult(run, events, await checkDelivery(world.db, 'application_shortlisted', acknowledged));
    noteParts(run, events, parts);
    const found = drained === null ? 'never' : `${drained.toFixed(1)} s`;
    run.note({
      what: 'all users notified after the last fault',
      found,
      must: `<= ${DRAINED_WITHIN_SECONDS} s`,
      kept: drained !== null,
    });
    const ended = world.web.flatMap(({ endings }) => endings).length;
    run.note({ what: 'exits of the API', found: `${ended}`, must: '0', kept: ended === 0 });
  } finally {
    await world.stop();
  }
}

const CONTROL = { events: 600, heldMs: 8_000, waitS: 20 };

/**
 * The positive control: cuts off a worker process while it runs tasks. Without the sweeper (which releases tasks of
 * dead processes), its tasks stay locked.
 */
async function control(run: Run): Promise<boolean> {
  const environment = { WORKER_SWEEPS: 'false' };
  const world = await startWorld(run.folder, { workers: 2, steady: true, random: run.random, environment });
  try {
    await liftLimits(world.db);
    const pending = await plantPending(world.db, CONTROL.events);
    const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted' });
    const { workerPostgres } = world.wires;
    for (let time = 0; time < 2; time += 1) {
      await waitFor('a running task', async () => (await countHeld(world.db)) > 0, 10_000);
      workerPostgres.set({ kind: 'held' });
      await pause(CONTROL.heldMs);
      workerPostgres.set({ kind: 'good' });
    }
    await deciding.done;
    await untilDrained(world.db, CONTROL.waitS);
    const { lost } = await checkDelivery(world.db, 'application_shortlisted', deciding.acknowledged);
    const held = await countHeldLongerThan(world.db, CONTROL.waitS / 2);
    run.say(
      `without the sweeper: ${lost.length} of ${CONTROL.events} lost, ${held} tasks locked by workers that were cut off`,
    );
    return lost.length > 0 && held > 0;
  } finally {
    await world.stop();
  }
}

export const partitions: Scenario = {
  id: 'R19',
  what: 'network faults between programs, Postgres and Redis',
  requirements: ['redis-server'],
  faces,
  control,
};
