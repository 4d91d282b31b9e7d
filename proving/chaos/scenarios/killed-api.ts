// Chaos scenario R2: the API is killed during calls, and clients retry with the same idempotency key. The positive
// control, which the checks must detect, loses responses of clients that use a new key for each attempt.
import { setTimeout as pause } from 'node:timers/promises';
import { rawSql, run as runSql, sql } from '#platform/sql.ts';
import { csrfFor } from '#testing/csrf-for.ts';
import { waitFor } from '#testing/wait-for.ts';
import { databaseTime, plantRequests, type Reckoning, reckon, startRequests } from '../requests.ts';
import type { Run, Scenario } from '../scenario.ts';
import { openWire } from '../wire.ts';
import { startWorld, type World } from '../world.ts';

const KILLS = 20;
const RATE = 100;
const BETWEEN_KILLS_MS = 3_000;
const BACK_WITHIN_MS = 3_000;
const ALIVE_MS = 1_500;
const CONTROL = { requests: 40, lostMs: 6_000, answerBytes: 1_000 };

const isUp = (address: string) =>
  fetch(`${address}/live`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Kills the API every 3 s, or shortly after it has recovered if that takes longer. Resolves with the downtime of each
 * kill.
 */
async function killRepeatedly(world: World, kills: number): Promise<number[]> {
  const away: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const from = performance.now();
    world.web[0]?.kill();
    await pause(50);
    await waitFor('the API to be restarted', () => isUp(world.address), 120_000);
    away.push(performance.now() - from);
    await pause(Math.max(ALIVE_MS, BETWEEN_KILLS_MS - (performance.now() - from)));
  }
  return away;
}

/** Records the result of comparing the responses with the database. */
export function noteReckoning(run: Run, requests: number, found: Reckoning): void {
  const none = (what: string, count: number) =>
    run.note({ what, found: String(count), must: '0', kept: count === 0 && requests > 0 });
  none(`duplicates of ${requests} requests`, found.doubled);
  none('acknowledged but missing', found.missing);
  none('rows without an event, events without a row', found.halfRows);
  none('events without their tasks', found.withoutTasks);
  none('neither acknowledged nor refused', found.open);
}

const open = (run: Run) => startWorld(run.folder, { workers: 0, steady: true, random: run.random });

async function faces(run: Run): Promise<void> {
  const kills = run.kills(KILLS);
  const count = run.events((kills * BETWEEN_KILLS_MS * RATE) / 1000);
  const world = await open(run);
  try {
    const requests = await plantRequests(world.db, count);
    const planted = await databaseTime(world.db);
    run.say(`${requests.length} requests, ${RATE} a second, ${kills} kills`);
    const running = startRequests({ address: world.address, requests, rate: RATE });
    const away = await killRepeatedly(world, kills);
    await running.done;
    const { granted } = running;
    const again = granted.filter(({ tries }) => tries > 1).length;
    const statuses = [...running.tally.statuses].map(([status, times]) => `${status || 'none'} ${times}`).join(', ');
    run.say(`answers: ${statuses}; ${again} requests sent more than once`);
    noteReckoning(run, count, await reckon(world.db, granted, planted));
    run.note({ what: 'answered', found: `${granted.length}`, must: `${count}`, kept: granted.length === count });
    const slowest = Math.round(Math.max(...away));
    const must = `<= ${BACK_WITHIN_MS} ms`;
    run.note({ what: 'available after a kill', found: `${slowest} ms at most`, must, kept: slowest <= BACK_WITHIN_MS });
    const failed = (running.tally.statuses.get(500) ?? 0) + (running.tally.statuses.get(502) ?? 0);
    run.note({ what: 'answers 500', found: String(failed), must: '0', kept: failed === 0 });
    const killed = world.web[0]?.endings.filter(({ signal }) => signal === 'SIGKILL').length ?? 0;
    run.note({ what: 'kills', found: String(killed), must: `>= ${kills}`, kept: killed >= kills });
  } finally {
    await world.stop();
  }
}

/**
 * Creates the state that a crash between two statements would leave: a row without its event, and an event without its
 * task.
 */
async function plantHalves(world: World): Promise<void> {
  const statements = [
    `delete from domain_events where id = (select max(id) from domain_events where name = 'job.posted')`,
    `select count(*) from queue_urgent.remove_job((select 'dispatch_event:' || min(id) from domain_events))`,
  ];
  for (const text of statements) await runSql(world.db, sql`${rawSql(text)}`);
}

async function control(run: Run): Promise<boolean> {
  const world = await open(run);
  const { hostname, port } = new URL(world.address);
  const wire = await openWire({ host: hostname, port: Number(port), random: run.random });
  try {
    const requests = await plantRequests(world.db, CONTROL.requests);
    const planted = await databaseTime(world.db);
    // Forward the requests, but drop their responses.
    wire.set({ kind: 'limited', bytes: CONTROL.answerBytes });
    const address = `http://127.0.0.1:${wire.port}`;
    const csrf = (token: string | null) => csrfFor(world.db, token);
    const running = startRequests({ address, requests, rate: RATE, forgetful: { csrf } });
    await pause(CONTROL.lostMs);
    wire.set({ kind: 'good' });
    await running.done;
    await plantHalves(world);
    const found = await reckon(world.db, running.granted, planted);
    run.say(`without keys, and with two partial rows planted: ${JSON.stringify(found)}`);
    return found.doubled > 0 && found.halfRows > 0 && found.withoutTasks > 0;
  } finally {
    await wire.close();
    await world.stop();
  }
}

export const killedApi: Scenario = { id: 'R2', what: 'the API is killed during calls', faces, control };
