// Chaos scenario R22: user sockets exhaust the small heap of an API process. The process dies and is restarted, and
// nothing is lost. The positive control, which the checks must detect, runs without a supervisor.
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '#testing/wait-for.ts';
import { plantCrowd, scatter } from '../crowd.ts';
import { databaseTime, plantRequests, reckon, startRequests } from '../requests.ts';
import { retryingClient } from '../retrying-client.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld } from '../world.ts';
import { noteReckoning } from './killed-api.ts';

const DEATHS = 3;
const SOCKETS = 3_000;
const RATE = 40;
const REQUESTS = 1_500;
/** Heap limit in megabytes: enough for the program to start and for some hundred sockets. */
const HEAP_MB = 100;
const DIES_WITHIN_MS = 240_000;

const open = (run: Run) =>
  startWorld(run.folder, {
    workers: 0,
    steady: true,
    random: run.random,
    webEnvironment: () => ({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }),
  });

async function faces(run: Run): Promise<void> {
  const deaths = run.kills(DEATHS);
  const count = run.events(REQUESTS);
  const world = await open(run);
  const [first] = world.web;
  try {
    const requests = await plantRequests(world.db, count);
    const people = await plantCrowd(world.db, SOCKETS);
    const planted = await databaseTime(world.db);
    run.say(
      `${count} requests to a process with a heap of ${HEAP_MB} MB, and ${SOCKETS} sockets that reconnect repeatedly`,
    );
    const running = startRequests({ address: world.address, requests, rate: RATE });
    const leave = scatter(world.address, people);
    const died = async () => (first?.endings.length ?? 0) >= deaths;
    await waitFor(`${deaths} deaths`, died, DIES_WITHIN_MS).catch(() => {});
    leave();
    await running.done;
    const { granted } = running;
    noteReckoning(run, count, await reckon(world.db, granted, planted));
    run.note({ what: 'answered', found: `${granted.length}`, must: `${count}`, kept: granted.length === count });
    const ends = first?.endings ?? [];
    const how = [...new Set(ends.map(({ code, signal }) => signal ?? code))].join(', ');
    run.note({ what: 'deaths', found: `${ends.length} (${how})`, must: `>= ${deaths}`, kept: ends.length >= deaths });
  } finally {
    await world.stop();
  }
}

async function control(run: Run): Promise<boolean> {
  const world = await open(run);
  const [first] = world.web;
  try {
    await plantCrowd(world.db, 1);
    await first?.stop(2_000);
    const client = retryingClient({ address: world.address, insistMs: 3_000 });
    await pause(1_000);
    const answer = await client.retryUntilSettled({ method: 'GET', path: '/api/v1/meta/' });
    client.close();
    run.say(`exited and not restarted: ${answer ? answer.status : 'no answer'}`);
    return answer === null;
  } finally {
    await world.stop();
  }
}

export const smallMemory: Scenario = { id: 'R22', what: 'an API process runs out of memory', faces, control };
