// Chaos scenario R3: every process is restarted in turn behind the proxy, as in a deployment. The positive control,
// which the checks must detect, restarts a single process without a proxy.
import { setTimeout as pause } from 'node:timers/promises';
import { endDb, openDb } from '#platform/db.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startCluster } from '../../cluster/cluster.ts';
import { callerOf } from '../../rolling/calls.ts';
import { startLoad } from '../../rolling/load.ts';
import { restartUnderLoad } from '../../rolling/restarting.ts';
import { plantWorld } from '../../rolling/world.ts';
import { countHeld } from '../notification-check.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld } from '../world.ts';

const RATE = 100;
const CONTROL = { labours: 5, employers: 2, jobsEach: 20 };

async function faces(run: Run): Promise<void> {
  const cluster = await startCluster({ folder: run.folder, web: 2, worker: 2, grace: 25 });
  const db = openDb({ url: cluster.databaseUrl, max: 4, name: 'checker' });
  try {
    const found = await restartUnderLoad({ cluster, db, rate: RATE, say: run.say });
    for (const miss of [...found.failures, ...found.lost, ...found.repeated].slice(0, 10)) run.say(miss);
    const none = (what: string, list: readonly string[]) =>
      run.note({ what, found: String(list.length), must: '0', kept: list.length === 0 });
    none(`failed of ${found.sent} calls`, found.failures);
    none(`lost of ${found.operations}`, found.lost);
    none(`repeated of ${found.operations}`, found.repeated);
    none('processes that did not exit cleanly', found.bad);
    const free = await waitFor('no task to be locked', async () => (await countHeld(db)) === 0, 20_000).catch(
      () => false,
    );
    const held = free ? 0 : await countHeld(db);
    run.note({ what: 'tasks left locked', found: String(held), must: '0', kept: held === 0 && found.operations > 0 });
    run.note({
      what: 'planted faults',
      found: found.noticed ? 'noticed' : 'missed',
      must: 'noticed',
      kept: found.noticed,
    });
  } finally {
    await endDb(db);
    await cluster.stop();
  }
}

async function control(run: Run): Promise<boolean> {
  const world = await startWorld(run.folder, { workers: 0, steady: true, random: run.random });
  const caller = callerOf(world.address);
  try {
    const planted = await plantWorld(world.db, CONTROL);
    const load = startLoad({ caller, world: planted, rate: 50 });
    await pause(1_000);
    await world.web[0]?.restart();
    await pause(2_000);
    await load.stop();
    const { failures, sent } = caller.counts;
    run.say(`a single process: ${failures.length} of ${sent} calls failed`);
    return failures.length > 0;
  } finally {
    caller.close();
    await world.stop();
  }
}

export const rollingRestart: Scenario = {
  id: 'R3',
  what: 'every process is restarted under load',
  requirements: ['haproxy', 'redis-server', 'postgresql-15'],
  faces,
  control,
};
