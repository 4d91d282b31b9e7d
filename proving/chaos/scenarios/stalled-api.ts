// Chaos scenario R21: one API process is suspended for 3 s, like a blocked event loop. The positive control, which the
// checks must detect, suspends the process for much longer.
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '#testing/wait-for.ts';
import { percentile } from '../../bench/statistics.ts';
import { between, isServed, type Sample, startProbe } from '../probe.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';

const STALL_MS = 3_000;
const RECOVERED_WITHIN_MS = 5_000;
const RATE = 25;
const BEFORE_MS = 5_000;
const CONTROL_MS = 9_000;
const PATHS = ['/api/v1/jobs/?role=mason', '/api/v1/meta/'];

const open = (run: Run) => startWorld(run.folder, { web: 2, workers: 0, steady: true, random: run.random });
const p95 = (samples: readonly Sample[]) =>
  percentile(
    samples.map(({ ms }) => ms),
    0.95,
  );

/**
 * Returns the milliseconds from `from` until the first successful response of a call sent after it; Infinity on
 * timeout.
 */
async function untilServed(samples: readonly Sample[], from: number, withinMs: number): Promise<number> {
  const first = () => samples.filter(({ at }) => at >= from).find(isServed);
  const found = await waitFor('a response again', first, withinMs).catch(() => null);
  return found ? found.at + found.ms - from : Number.POSITIVE_INFINITY;
}

/** Suspends the first process for `ms`. Resolves with the start and end. */
async function stall(world: World, ms: number): Promise<{ from: number; to: number }> {
  const from = performance.now();
  world.web[0]?.signal('SIGSTOP');
  await pause(ms);
  world.web[0]?.signal('SIGCONT');
  return { from, to: performance.now() };
}

async function faces(run: Run): Promise<void> {
  const world = await open(run);
  try {
    const [stalled, other] = world.web.map(({ address }) => startProbe({ address, paths: PATHS, rate: RATE }));
    if (!stalled || !other) throw new Error('Two processes are needed');
    const begun = performance.now();
    await pause(BEFORE_MS);
    const asking = pause(STALL_MS / 3).then(() => isReady(world));
    const { from, to } = await stall(world, STALL_MS);
    const ready = await asking;
    const recovered = await untilServed(stalled.samples, to, RECOVERED_WITHIN_MS * 4);
    await pause(BEFORE_MS);
    await Promise.all([stalled.stop(), other.stop()]);
    const kept = recovered <= RECOVERED_WITHIN_MS;
    run.note({ what: 'responds again', found: `${Math.round(recovered)} ms`, must: '<= 5000 ms', kept });
    const lost = stalled.samples.filter((sample) => !isServed(sample)).length;
    const of = stalled.samples.length;
    run.note({
      what: `calls without a response of ${of} at the stalled one`,
      found: String(lost),
      must: '0',
      kept: lost === 0 && of > 0,
    });
    run.note({ what: 'ready while stalled', found: ready ? 'yes' : 'no', must: 'no', kept: !ready });
    const failed = other.samples.filter((sample) => !isServed(sample)).length;
    const all = other.samples.length;
    run.note({
      what: `calls without a response of ${all} at the other`,
      found: String(failed),
      must: '0',
      kept: failed === 0 && all > 0,
    });
    const [before, during] = [p95(between(other.samples, begun, from)), p95(between(other.samples, from, to))];
    run.say(`p95 of the other: ${Math.round(before)} ms before, ${Math.round(during)} ms during the stall`);
    const ends = world.web.flatMap(({ endings }) => endings).length;
    run.note({ what: 'processes that exited', found: String(ends), must: '0', kept: ends === 0 });
  } finally {
    await world.stop();
  }
}

/** True if the first API process reports readiness within 1 s. A reverse proxy makes the same check. */
const isReady = (world: World) =>
  fetch(`${world.address}/ready`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The positive control: suspends the process for longer than the limit, which the measurement must find. */
async function control(run: Run): Promise<boolean> {
  const world = await open(run);
  try {
    const probe = startProbe({ address: world.address, paths: PATHS, rate: RATE });
    await pause(1_000);
    const begun = performance.now();
    const stalling = stall(world, CONTROL_MS);
    await pause(STALL_MS);
    const recovered = await untilServed(probe.samples, begun + STALL_MS, 30_000);
    await stalling;
    await probe.stop();
    run.say(`stalled for ${CONTROL_MS} ms: served ${Math.round(recovered)} ms after it should have been free`);
    return recovered > RECOVERED_WITHIN_MS;
  } finally {
    await world.stop();
  }
}

export const stalledApi: Scenario = {
  id: 'R21',
  what: 'the event loop of one API process is blocked for 3 s',
  faces,
  control,
};
