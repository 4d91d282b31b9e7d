// Chaos scenario R1: worker processes are killed alternately while they run tasks. The positive control, which the
// checks must detect, disables the sweeper, which releases the tasks of dead processes.
import { waitFor } from '#testing/wait-for.ts';
import { startDeciding } from '../deciding.ts';
import { BETWEEN_KILLS_MS, killInTurn } from '../killing.ts';
import {
  checkDelivery,
  countHeld,
  countHeldLongerThan,
  countNoticeInserts,
  countOpen,
  noteResult,
  untilDrained,
} from '../notification-check.ts';
import { liftLimits, plantPending } from '../pending.ts';
import { type Ringing, startRinging } from '../ringing.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';
import { faceKilledSender } from './killed-sender.ts';

const EVENTS = 10_000;
const KILLS = 20;
const DRAINED_WITHIN_SECONDS = 60;
const FREED_WITHIN_SECONDS = 15;
const REDUNDANT_SHARE = 0.02;
/**
 * Allowed attempts per kill to insert a notification again. A killed worker process may have written the notifications
 * of its urgent tasks without completing these tasks, so other processes run them again.
 */
const REDUNDANT_A_KILL = 6;
/** Size of the positive control: large enough that killed processes leave locked tasks, and still fast. */
const CONTROL = { events: 600, kills: 8 };
const STANDSTILL_MS = 9_000;

/** Returns the seconds until no task is locked that was locked at the last kill. */
async function untilFreed(world: World, lastKill: number): Promise<number> {
  const since = () => (performance.now() - lastKill) / 1000;
  const freed = async () => (await countHeldLongerThan(world.db, since())) === 0;
  await waitFor('the tasks of the killed workers to be released', freed, (FREED_WITHIN_SECONDS + 5) * 1000).catch(
    () => {},
  );
  return since();
}

interface Faced {
  events: number;
  kills: number;
}

const open = (run: Run, sweeps: boolean, environment: NodeJS.ProcessEnv = {}) =>
  startWorld(run.folder, {
    workers: 2,
    steady: true,
    random: run.random,
    environment: { WORKER_SWEEPS: String(sweeps), ...environment },
  });

async function face(run: Run, { events, kills }: Faced, world: World, ringing?: Ringing) {
  await liftLimits(world.db);
  const pending = await plantPending(world.db, events);
  await ringing?.addDevices(world.db, pending);
  const inserts = await countNoticeInserts(world.db);
  run.say(`${events} decisions over the API, ${kills} kills of 2 workers`);
  // Spread the decisions over the whole time in which processes are killed, but send at least 100 per second.
  const rate = Math.max(100, events / ((kills * BETWEEN_KILLS_MS) / 1000));
  const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted', rate });
  await killInTurn(world, kills);
  return { deciding, inserts, lastKill: performance.now() };
}

/** Runs only the notification part of scenario R1. */
export async function faceKills(run: Run): Promise<void> {
  const faced = { events: run.events(EVENTS), kills: run.kills(KILLS) };
  const ringing = await startRinging();
  const world = await open(run, true, ringing.environment).catch(async (error) => {
    await ringing.close();
    throw error;
  });
  try {
    const { deciding, inserts, lastKill } = await face(run, faced, world, ringing);
    const freed = await untilFreed(world, lastKill);
    const refused = await deciding.done;
    const { acknowledged } = deciding;
    const drained = await untilDrained(world.db, DRAINED_WITHIN_SECONDS);
    run.say(`${acknowledged.length} acknowledged, ${refused.length} refused`);
    const verdict = await checkDelivery(world.db, 'application_shortlisted', acknowledged);
    noteResult(run, faced.events, verdict);
    const all = acknowledged.length === faced.events;
    run.note({ what: 'decisions acknowledged', found: `${acknowledged.length}`, must: `${faced.events}`, kept: all });
    const found = drained === null ? 'never' : `${drained.toFixed(1)} s`;
    run.note({ what: 'all users notified after the last decision', found, must: '<= 60 s', kept: drained !== null });
    run.note({
      what: 'tasks of killed workers released',
      found: `${freed.toFixed(1)} s`,
      must: `<= ${FREED_WITHIN_SECONDS} s`,
      kept: freed <= FREED_WITHIN_SECONDS,
    });
    await ringing.note(run, world.db);
    const redundant = (await inserts()) - faced.events;
    const max = Math.max(Math.floor(faced.events * REDUNDANT_SHARE), faced.kills * REDUNDANT_A_KILL);
    run.note({
      what: 'repeats absorbed by the unique key',
      found: `${redundant}`,
      must: `<= ${max}`,
      kept: redundant <= max,
    });
    const killed = world.workers.flatMap(({ endings }) => endings).filter(({ signal }) => signal === 'SIGKILL').length;
    run.note({ what: 'kills', found: `${killed}`, must: `>= ${faced.kills}`, kept: killed >= faced.kills });
  } finally {
    await world.stop();
    await ringing.close();
  }
}

async function faces(run: Run): Promise<void> {
  await faceKills(run);
  await faceKilledSender(run, run.kills(KILLS));
}

/**
 * Waits until the number of open tasks has not changed for `STANDSTILL_MS`. Then only killed worker processes still
 * have locked tasks.
 */
async function untilStandstill(world: World): Promise<void> {
  let open = await countOpen(world.db);
  let since = performance.now();
  await waitFor(
    'progress to stop',
    async () => {
      const now = await countOpen(world.db);
      if (now !== open) since = performance.now();
      open = now;
      return now === 0 || performance.now() - since > STANDSTILL_MS;
    },
    60_000,
  ).catch(() => {});
}

async function control(run: Run): Promise<boolean> {
  const world = await open(run, false);
  try {
    const { deciding } = await face(run, CONTROL, world);
    await deciding.done;
    await untilStandstill(world);
    const { lost } = await checkDelivery(world.db, 'application_shortlisted', deciding.acknowledged);
    const held = await countHeld(world.db);
    run.say(`without the sweeper: ${lost.length} of ${CONTROL.events} lost, ${held} tasks locked by killed workers`);
    return lost.length > 0 && held > 0;
  } finally {
    await world.stop();
  }
}

export const killedWorker: Scenario = { id: 'R1', what: 'worker processes are killed while they work', faces, control };
