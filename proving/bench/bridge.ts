// npm run bench:bridge: latency of a push from a worker process to a socket, with one and with two API processes.
// --check fails if a push takes more than twice as long with two API processes; --json FILE; --rounds N; --seed N;
// --any-load also measures on a busy machine.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { type Db, openDb } from '#platform/db.ts';
import { openNotifier } from '#platform/notifier.ts';
import { type Push, pushByNotify, pushByRedis, roomOf } from '#platform/push.ts';
import { openRedis } from '#platform/redis.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import { answerOf, endAll, startApi, startPart } from './processes.ts';
import type { ReportLine } from './report.ts';
import { turned } from './rounds.ts';
import { median, percentile, randomFrom, sharedClock } from './statistics.ts';

const options = readOptions({ rounds: '7', seed: '20261122' });
const rounds = Number(options.option('rounds'));
const seed = Number(options.option('seed'));
const WARM_UP = 150;
const PUSHES = 400;
const MAX_RATIO = 2;
/** Milliseconds to wait after the start of an API process, because the process first renders some pages to warm up. */
const SETTLED_MS = 4000;
const RECEIVED_WITHIN_MS = 10_000;

type Bridge = 'NOTIFY' | 'Redis';
interface Scene {
  db: Db;
  push: Push;
  /** Environment of the API processes. `REDIS_URL` is set if pushes travel between the processes through Redis. */
  addresses: { DATABASE_URL: string; REDIS_URL?: string; DATA_DIR: string };
  token: string;
  userId: number;
}

const arrivalsShape = z.object({ arrivals: z.array(z.tuple([z.int(), z.number()])) });

/**
 * Sends pushes a few milliseconds apart. Returns the median time from the call that sends a push to the arrival of this
 * push at the client, in ms.
 */
async function timePushes({ db, push, token, userId }: Scene, port: number, round: number): Promise<number> {
  const { child: listener } = await startPart('listener', [`http://127.0.0.1:${port}`, token]);
  const random = randomFrom(seed + round);
  const sent = new Map<number, number>();
  for (let id = 1; id <= WARM_UP + PUSHES; id += 1) {
    sent.set(id, sharedClock());
    await push(db, [
      { rooms: [roomOf.user(userId)], event: 'application.updated', payload: { id, status: 'shortlisted' } },
    ]);
    await pause(2 + 4 * random());
  }
  const ask = async () => {
    listener.send('report');
    return (await answerOf(listener, arrivalsShape)).arrivals;
  };
  await waitFor('all pushes', async () => (await ask()).length >= sent.size, RECEIVED_WITHIN_MS).catch(() => {});
  const arrivals = await ask();
  if (arrivals.length !== sent.size) throw new Error(`${arrivals.length} of ${sent.size} pushes arrived`);
  const taken = arrivals.filter(([id]) => id > WARM_UP).map(([id, at]) => at - (sent.get(id) ?? Number.NaN));
  return percentile(taken, 0.5);
}

/** Measures with `count` API processes; the socket is connected to one of them. */
async function timeWith(count: 1 | 2, scene: Scene, round: number): Promise<number> {
  try {
    const processes = await Promise.all(Array.from({ length: count }, () => startApi(scene.addresses)));
    await pause(SETTLED_MS);
    return await timePushes(scene, processes.at(-1)?.port ?? 0, round);
  } finally {
    await endAll();
  }
}

async function lineOf(bridge: Bridge, scene: Scene): Promise<ReportLine> {
  const pairs: { one: number; two: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The first measurement of a round is slower, because caches are cold, so the order alternates.
    const taken = { 1: 0, 2: 0 };
    for (const count of turned([1, 2] as const, round)) taken[count] = await timeWith(count, scene, round);
    const { 1: one, 2: two } = taken;
    pairs.push({ one, two });
    console.log(
      `round ${round + 1} ${bridge.padEnd(6)} one process ${one.toFixed(2)} ms, the other of two ${two.toFixed(2)} ms`,
    );
  }
  const ratios = pairs.map(({ one, two }) => two / one);
  return {
    id: bridge === 'Redis' ? 'L6' : 'L5',
    work: `push->socket p50, ${bridge} between, the other of two processes`,
    ours: `${median(pairs.map(({ two }) => two)).toFixed(2)} ms`,
    floor: `one process ${median(pairs.map(({ one }) => one)).toFixed(2)} ms`,
    ratios,
    must: `<=${MAX_RATIO}x`,
    pass: median(ratios) <= MAX_RATIO,
  };
}

const skipped: ReportLine = {
  id: 'L6',
  work: 'push->socket p50, Redis between',
  ours: '',
  floor: '',
  ratios: [],
  must: `<=${MAX_RATIO}x`,
  pass: null,
};

await inEnvironment(options, (environment) =>
  environment.onDatabase(async (url) => {
    environment.note({ seed: String(seed) });
    console.log(`${PUSHES} pushes a cell, ${rounds} rounds`);
    const db = openDb({ url, max: 4, name: 'bench' });
    const person = await buildLabour(db);
    const common = { db, token: await buildSession(db, person), userId: person.id };
    const addresses = { DATABASE_URL: url, DATA_DIR: environment.dataDir };
    const notifier = openNotifier({ url, name: 'bench notifier', log: silentLog });
    environment.keep(await lineOf('NOTIFY', { ...common, push: pushByNotify(notifier), addresses }));
    const redis = await environment.redis();
    if (redis) {
      const client = openRedis(redis, silentLog);
      await waitFor('redis', () => client.status === 'ready');
      const push = pushByRedis(client);
      environment.keep(await lineOf('Redis', { ...common, push, addresses: { ...addresses, REDIS_URL: redis } }));
      client.disconnect();
    } else environment.keep(skipped);
    await notifier.close();
    await db.end();
  }),
);
