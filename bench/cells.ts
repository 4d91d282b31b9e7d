// The cells of the bell: each starts its processes over a fresh database, shortlists, and counts what arrived.
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { one, rawSql, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { answerOf, endAll, startPart, startPrograms } from './children.ts';
import { runOn } from './servers.ts';
import {
  buildScene,
  type Scene,
  shortlistAll,
  shortlistByBull,
  shortlistByProduct,
  shortlistByStatement,
} from './shortlists.ts';
import { percentile } from './statistics.ts';

export const WARM_UP = 100;
export const EVENTS = 500;
const RECEIVED_WITHIN_MS = 10_000;

export interface Servers {
  postgres: string;
  template: string;
  redis: string | null;
  dataDir: string;
}

export type CellName = 'floor' | 'L1' | 'L2' | 'L2b' | 'bull';
export interface Latency {
  p50: number;
  p95: number;
  p99: number;
}

/** Starts what stands between the commit and the client; resolves with the client's arguments. */
type Between = (url: string, servers: Servers, scene: Scene) => Promise<string[]>;

async function programs(url: string, { token }: Scene, more: { REDIS_URL?: string; DATA_DIR: string }) {
  const { port } = await startPrograms({ DATABASE_URL: url, ...more });
  return ['socket.io', `http://127.0.0.1:${port}`, token];
}

const between: Record<CellName, Between> = {
  floor: async (url) => ['ws', `ws://127.0.0.1:${(await startPart('floor', [url])).port}`],
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
  L2: (url, { redis, dataDir }, scene) =>
    programs(url, scene, { DATA_DIR: dataDir, ...(redis ? { REDIS_URL: redis } : {}) }),
  L2b: (url, { dataDir }, scene) => programs(url, scene, { DATA_DIR: dataDir }),
};

const counted = z.object({ count: z.int() });
const arrivalsShape = z.object({ arrivals: z.array(z.tuple([z.int(), z.number()])) });

/** Throws unless every bell was written once and no task is left. */
async function checkWork(url: string): Promise<void> {
  const db = openDb({ url, max: 1, name: 'bench check' });
  const count = async (from: string) => (await one(db, sql`select count(*)::int from ${rawSql(from)}`, counted)).count;
  try {
    const rows = await count('notifications');
    if (rows !== WARM_UP + EVENTS) throw new Error(`${rows} notifications were written, not ${WARM_UP + EVENTS}`);
    for (const queue of queues)
      await waitFor(`an empty ${queue} queue`, async () => (await count(`${schemaOf[queue]}.jobs`)) === 0);
  } finally {
    await db.end();
  }
}

function latencies(sent: ReadonlyMap<number, number>, arrivals: readonly [number, number][]): number[] {
  const at = new Map(arrivals);
  if (at.size !== sent.size || arrivals.length !== sent.size)
    throw new Error(`${arrivals.length} messages of ${at.size} bells arrived, not ${sent.size}`);
  return [...sent].slice(WARM_UP).map(([id, from]) => (at.get(id) ?? Number.NaN) - from);
}

function shortlistsOf(name: CellName, url: string, { servers, scene }: { servers: Servers; scene: Scene }) {
  if (name === 'floor') return shortlistByStatement(url, scene);
  return name === 'bull' ? shortlistByBull(url, servers.redis ?? '', scene) : shortlistByProduct(url, scene);
}

/** One cell of one round, in milliseconds from commit to client. */
export async function measure(
  name: CellName,
  servers: Servers,
  run: { round: number; seed: number },
): Promise<Latency> {
  const database = `bell_${name.toLowerCase()}_${run.round}`;
  const address = new URL(servers.postgres);
  await runOn(servers.postgres, `create database ${database} template ${servers.template}`);
  address.pathname = `/${database}`;
  const url = address.href;
  const setting = openDb({ url, max: 1, name: 'bench setting' });
  const scene = await buildScene(setting, WARM_UP + EVENTS).finally(() => setting.end());
  const { shortlist, end } = shortlistsOf(name, url, { servers, scene });
  try {
    const { child: client } = await startPart('client', await between[name](url, servers, scene));
    const sent = await shortlistAll(scene, shortlist, run.seed + run.round);
    const ask = async () => {
      client.send('report');
      return (await answerOf(client, arrivalsShape)).arrivals;
    };
    await waitFor('all bells', async () => (await ask()).length >= sent.size, RECEIVED_WITHIN_MS).catch(() => {});
    const samples = latencies(sent, await ask());
    await checkWork(url);
    return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95), p99: percentile(samples, 0.99) };
  } finally {
    await end();
    await endAll();
    await runOn(servers.postgres, `drop database ${database} with (force)`);
  }
}
