// Chaos scenario R11: the clock of one of two web processes is off by ten minutes. The positive control, which the
// checks must detect, shifts the clock of the database.

import { furthestWritten, refusedCrossings } from '../clock-agreement.ts';
import { ALLOWED_SECONDS, countLoggedOut, type Edge, early, late, lookAtEdges } from '../clock-edges.ts';
import { liftLimits } from '../pending.ts';
import type { Run, Scenario } from '../scenario.ts';
import { clockShiftedBy, underClock } from '../shifted-clock.ts';
import { ask } from '../timed-request.ts';
import { startWorld, type World } from '../world.ts';

const SKEWS_SECONDS = [600, -600];
const SESSIONS = 100;
const GRACE_MS = 4_000;

/** Returns how many seconds the clock of a process is ahead, by the `Date` header of a response. */
async function skewOf(address: string): Promise<number> {
  const { headers } = await ask(`${address}/live`);
  return Math.round((Date.parse(String(headers.date)) - Date.now()) / 1000);
}

const edgesText = (edges: readonly Edge[]) =>
  edges.map(({ kind, node, left }) => `${kind} at ${node} with ${left} s left`).join(', ') || '0';

function noteEdges(run: Run, skew: string, edges: readonly Edge[]): void {
  const must = `0 of ${edges.length / 2}, by more than ${ALLOWED_SECONDS} s`;
  const [tooEarly, tooLate] = [early(edges), late(edges)];
  run.note({ what: `ended early, ${skew}`, found: edgesText(tooEarly), must, kept: tooEarly.length === 0 });
  run.note({ what: `accepted late, ${skew}`, found: edgesText(tooLate), must, kept: tooLate.length === 0 });
}

async function face(run: Run, world: World, seconds: number): Promise<void> {
  await liftLimits(world.db);
  const skew = `a node ${seconds > 0 ? '+' : '-'}${Math.abs(seconds / 60)} min`;
  const found = await skewOf(world.web[1]?.address ?? '');
  const there = Math.abs(found - seconds) <= ALLOWED_SECONDS;
  run.note({ what: `the clock of the second, ${skew}`, found: `${found} s`, must: `${seconds} s`, kept: there });
  const refused = await refusedCrossings(world);
  run.note({
    what: `issued by one process and refused by another, ${skew}`,
    found: refused.join(', ') || 'nothing',
    must: 'nothing',
    kept: refused.length === 0,
  });
  noteEdges(run, skew, await lookAtEdges(world));
  const gone = await countLoggedOut(world, SESSIONS, run.random);
  run.note({ what: `signed out, ${skew}`, found: `${gone} of ${SESSIONS}`, must: '0', kept: gone === 0 });
  await Promise.all(world.workers.map((node) => node.stop(GRACE_MS)));
  const off = await furthestWritten(world);
  run.note({
    what: `times written and run_at off by, ${skew}`,
    found: `${off.toFixed(1)} s`,
    must: `<= ${ALLOWED_SECONDS} s`,
    kept: off <= ALLOWED_SECONDS,
  });
}

async function faces(run: Run): Promise<void> {
  for (const seconds of SKEWS_SECONDS) {
    const world = await startWorld(`${run.folder}/${seconds}`, {
      web: 2,
      random: run.random,
      webEnvironment: (number) => (number === 2 ? clockShiftedBy(seconds) : {}),
    });
    await face(run, world, seconds).finally(() => world.stop());
  }
}

async function control(run: Run): Promise<boolean> {
  const noticed: boolean[] = [];
  for (const seconds of SKEWS_SECONDS) {
    const world = await underClock(seconds, () => startWorld(`${run.folder}/${seconds}`, { random: run.random }));
    try {
      await liftLimits(world.db);
      const edges = await lookAtEdges(world);
      const off = await furthestWritten(world);
      const [ended, taken] = [early(edges).length, late(edges).length];
      run.say(
        `the database's clock ${seconds} s wrong: ${ended} ended early, ${taken} late, off by ${off.toFixed(0)} s`,
      );
      noticed.push((seconds > 0 ? ended : taken) > 0 && off > ALLOWED_SECONDS);
    } finally {
      await world.stop();
    }
  }
  return noticed.every(Boolean);
}

export const skewedClock: Scenario = {
  id: 'R11',
  what: 'the clock of one web process is wrong by ten minutes',
  requirements: ['libfaketime'],
  faces,
  control,
};
