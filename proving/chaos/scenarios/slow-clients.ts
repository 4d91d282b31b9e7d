// Chaos scenario R17: deliberately slow clients beside healthy ones. The positive control, which the checks must
// detect, is a proxy with room for only a hundred connections.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#testing/free-port.ts';
import { waitFor } from '#testing/wait-for.ts';
import { median, percentile } from '../../bench/statistics.ts';
import { between, isServed, type Sample, startProbe } from '../probe.ts';
import type { Run, Scenario } from '../scenario.ts';
import { attack, listenDeaf, readNothing, readSlowly } from '../slow-clients.ts';
import { startWorld, type World } from '../world.ts';

const CONNECTIONS = 1_000;
const WINDOWS = 5;
const ATTACK_SECONDS = 8;
const WITHOUT_MS = 5_000;
const RATE = 50;
const AVAILABLE = 0.999;
const TIMES_BASELINE = 2;
const READERS = 50;
/**
 * Maximum seconds until the server disconnects a client that reads nothing, or a socket that never responds. The API
 * ends a connection after 75 s without traffic, but Node may need twice this time to notice it.
 */
const RELEASED_WITHIN_SECONDS = 180;
const SWEPT_MS = 45_000;
const OPEN_WITHIN_MS = 30_000;
const HEALTHY = ['/api/v1/jobs/?role=mason', '/api/v1/meta/'];
const LARGE = '/api/v1/meta/';

const p95 = (samples: readonly Sample[]) =>
  percentile(
    samples.map(({ ms }) => ms),
    0.95,
  );

/**
 * Reads with a separate connection that closes after the response. A connection that stays open would be counted as a
 * slow client.
 */
async function read(address: string): Promise<string> {
  const [answer]: IncomingMessage[] = await once(get(address, { agent: false }), 'response');
  return answer ? text(answer) : '';
}

/** Returns the client connections of the first process, from its metrics: all sockets except those of its pools. */
async function countLines(world: World): Promise<number> {
  const figures = await read(world.web[0]?.metrics ?? '');
  const all = Number(/nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/.exec(figures)?.[1] ?? 0);
  const pools = [...figures.matchAll(/kaamsetu_pool_connections\{pool="\w+",state="total"\} (\d+)/g)];
  return all - pools.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Starts and stops the slow clients several times. Resolves with the ratios of the p95 with and without them. */
async function comeAndGo(run: Run, world: World, samples: readonly Sample[]) {
  const ratios: number[] = [];
  const beside: Sample[] = [];
  await pause(WITHOUT_MS);
  for (let window = 1; window <= WINDOWS; window += 1) {
    const before = performance.now();
    await pause(WITHOUT_MS);
    const from = performance.now();
    const of = { connections: CONNECTIONS, seconds: ATTACK_SECONDS };
    await Promise.all([attack(world.address, 'head', of), attack(world.address, 'body', of)]);
    const to = performance.now();
    const [calm, busy] = [between(samples, before, from), between(samples, from, to)];
    ratios.push(p95(busy) / p95(calm));
    beside.push(...busy);
    run.say(`window ${window}: p95 ${p95(calm).toFixed(1)} ms without, ${p95(busy).toFixed(1)} ms with them`);
  }
  return { ratios, beside };
}

async function faces(run: Run): Promise<void> {
  const world = await startWorld(run.folder, { workers: 0, steady: true, random: run.random });
  try {
    const length = Buffer.byteLength(await read(world.address + LARGE));
    const before = await countLines(world);
    const slow = Array.from({ length: READERS }, () => readSlowly(world.address, LARGE, length));
    const mute = Array.from({ length: READERS }, () => readNothing(world.address, LARGE, length));
    const deaf = Array.from({ length: READERS }, () => listenDeaf(world.address));
    const all = async () => (await countLines(world)) - before >= READERS * 3;
    await waitFor('all slow readers to be connected', all, OPEN_WITHIN_MS).catch(() => {});
    const opened = performance.now();
    const held = (await countLines(world)) - before;
    run.say(
      `${held} connections of slow readers and sockets that never read; then ${CONNECTIONS} slow headers and ${CONNECTIONS} slow bodies`,
    );
    const probe = startProbe({ address: world.address, paths: HEALTHY, rate: RATE });
    const { ratios, beside } = await comeAndGo(run, world, probe.samples);
    await probe.stop();
    const share = beside.filter(isServed).length / beside.length;
    const found = `${(share * 100).toFixed(2)} % of ${beside.length}`;
    run.note({ what: 'healthy clients served', found, must: '>= 99.9 %', kept: share >= AVAILABLE });
    const ratio = median(ratios);
    run.note({
      what: 'p95 compared with the baseline',
      found: `${ratio.toFixed(2)} ×`,
      must: '<= 2 ×',
      kept: ratio <= TIMES_BASELINE,
    });
    for (const reader of slow) reader.end();
    const left = async () => (await countLines(world)) <= before;
    // Node closes connections with incomplete headers only at a check every half minute.
    const inTime = Math.max(SWEPT_MS, RELEASED_WITHIN_SECONDS * 1000 - (performance.now() - opened));
    await waitFor('silent readers to be disconnected', left, inTime).catch(() => {});
    const still = Math.max(0, (await countLines(world)) - before);
    const kept = still === 0 && held >= READERS * 2;
    run.note({
      what: `still held of ${2 * READERS} that never read`,
      found: String(still),
      must: '0',
      kept,
    });
    for (const reader of [...mute, ...deaf]) reader.end();
    const ends = world.web.flatMap(({ endings }) => endings).length;
    run.note({ what: 'processes that exited', found: String(ends), must: '0', kept: ends === 0 });
  } finally {
    await world.stop();
  }
}

/** The positive control: starts a proxy that accepts a hundred connections and never closes idle ones. */
async function narrowFront(address: string) {
  const { hostname, port } = new URL(address);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => {});
  });
  server.maxConnections = 100;
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${own}`, close: () => server.close() };
}

async function control(run: Run): Promise<boolean> {
  const world = await startWorld(run.folder, { workers: 0, steady: true, random: run.random });
  const front = await narrowFront(world.address);
  try {
    const attacking = attack(front.address, 'head', { connections: 400, seconds: ATTACK_SECONDS });
    await pause(2_000);
    const probe = startProbe({ address: front.address, paths: HEALTHY, rate: RATE, answerMs: 3_000 });
    await pause(3_000);
    await probe.stop();
    await attacking;
    const share = probe.samples.filter(isServed).length / probe.samples.length;
    run.say(`behind a server that takes 100 connections: ${(share * 100).toFixed(1)} % served`);
    return share < AVAILABLE;
  } finally {
    front.close();
    await world.stop();
  }
}

export const slowClients: Scenario = {
  id: 'R17',
  what: 'clients that are deliberately slow',
  requirements: ['slowhttptest'],
  faces,
  control,
};
