// Cases of the notification benchmark: each starts its processes with a fresh database, decides on applications, and
// measures when the notifications arrive.
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { one, rawSql, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { cpuTime } from './cpu-time.ts';
import type { Environment } from './environment.ts';
import { answerOf, startPart, startPrograms } from './processes.ts';
import {
  buildScene,
  type Scene,
  shortlistAll,
  shortlistByBull,
  shortlistByProduct,
  shortlistByStatement,
} from './shortlists.ts';
import { percentile } from './statistics.ts';

const RECEIVED_WITHIN_MS = 10_000;

/**
 * Case names: `floor` (a minimal baseline), `bare` (the baseline with Socket.IO), `L1`, `L2` and `L2b` (the product in
 * three deployments), and `bull` (BullMQ).
 */
export type CaseName = 'floor' | 'bare' | 'L1' | 'L2' | 'L2b' | 'bull';
export interface Latency {
  p50: number;
  p95: number;
  p99: number;
  /** CPU time of all processes except the client, in ms a notification. */
  cpu: number;
}

export interface Play {
  environment: Environment;
  redis: string | null;
  /** `events`: number of measured decisions. `warmUp`: number of decisions before the measurement. */
  events: number;
  warmUp: number;
  seed: number;
}

/**
 * Starts the processes that carry a notification from the database to the client. Resolves with the arguments of the
 * client process.
 */
type Between = (url: string, play: Play, scene: Scene) => Promise<string[]>;

async function programs(url: string, { token }: Scene, more: { REDIS_URL?: string; DATA_DIR: string }) {
  const { port } = await startPrograms({ DATABASE_URL: url, ...more });
  return ['socket.io', `http://127.0.0.1:${port}`, token];
}

const between: Record<CaseName, Between> = {
  floor: async (url) => ['ws', `ws://127.0.0.1:${(await startPart('floor', [url])).port}`],
  bare: async (url) => ['socket.io', `http://127.0.0.1:${(await startPart('floor-socket-io', [url])).port}`, ''],
  L1: async (url, _, { token }) => [
    'socket.io',
    `http://127.0.0.1:${(await startPart('one-process', [url])).port}`,
    token,
  ],
  bull: async (url, { redis }, { token }) => [
    'socket.io',
    `http://127.0.0.1:${(await startPart('bull-bell', [url, redis ?? ''])).port}`,
    token,
  ],
  L2: (url, { redis, environment }, scene) =>
    programs(url, scene, { DATA_DIR: environment.dataDir, ...(redis ? { REDIS_URL: redis } : {}) }),
  L2b: (url, { environment }, scene) => programs(url, scene, { DATA_DIR: environment.dataDir }),
};

const counted = z.object({ count: z.int() });
const arrivalsShape = z.object({ arrivals: z.array(z.tuple([z.int(), z.number()])) });

/** Throws unless every notification was written once and no task remains. */
async function checkWork(url: string, bells: number): Promise<void> {
  const db = openDb({ url, max: 1, name: 'bench check' });
  const count = async (from: string) => (await one(db, sql`select count(*)::int from ${rawSql(from)}`, counted)).count;
  try {
    const rows = await count('notifications');
    if (rows !== bells) throw new Error(`${rows} notifications were written, not ${bells}`);
    for (const queue of queues)
      await waitFor(`an empty ${queue} queue`, async () => (await count(`${schemaOf[queue]}.jobs`)) === 0);
  } finally {
    await db.end();
  }
}

type Arrivals = readonly [number, number][];

function latencies(sent: ReadonlyMap<number, number>, arrivals: Arrivals, warmUp: number): number[] {
  const at = new Map(arrivals);
  if (at.size !== sent.size || arrivals.length !== sent.size)
    throw new Error(`${arrivals.length} messages of ${at.size} notifications arrived, not ${sent.size}`);
  const samples = [...sent].slice(warmUp).map(([id, from]) => (at.get(id) ?? Number.NaN) - from);
  if (samples.some(Number.isNaN)) throw new Error('The commit time of a notification is unknown');
  return samples;
}

function shortlistsOf(name: CaseName, url: string, { redis, scene }: { redis: string | null; scene: Scene }) {
  if (name === 'floor' || name === 'bare') return shortlistByStatement(url, scene);
  return name === 'bull' ? shortlistByBull(url, redis ?? '', scene) : shortlistByProduct(url, scene);
}

/** Measures one case of one round on a fresh database. Returns latencies from commit to client, in ms. */
export const measure = (name: CaseName, play: Play, round: number): Promise<Latency> =>
  play.environment.onDatabase(async (url) => {
    const { redis, warmUp, events, seed } = play;
    const setting = openDb({ url, max: 1, name: 'bench setting' });
    const scene = await buildScene(setting, warmUp + events).finally(() => setting.end());
    const { shortlist, end } = shortlistsOf(name, url, { redis, scene });
    try {
      const { child: client } = await startPart('client', await between[name](url, play, scene));
      const cpuBefore = cpuTime(client.pid);
      const sent = await shortlistAll(scene, shortlist, seed + round);
      const ask = async () => {
        client.send('report');
        return (await answerOf(client, arrivalsShape)).arrivals;
      };
      await waitFor('all notifications', async () => (await ask()).length >= sent.size, RECEIVED_WITHIN_MS).catch(
        () => {},
      );
      const samples = latencies(sent, await ask(), warmUp);
      await checkWork(url, warmUp + events);
      const cpu = (cpuTime(client.pid) - cpuBefore) / sent.size;
      return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95), p99: percentile(samples, 0.99), cpu };
    } finally {
      await end();
    }
  });
