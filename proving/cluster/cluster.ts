// Runs the product as a cluster on this machine: PostgreSQL, Redis, the proxy of deploy/, and web and worker processes
// from dist/.
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { hasDebianPostgres } from '#testing/debian-postgres.ts';
import { freePort } from '#testing/free-port.ts';
import { findProgram } from '#testing/programs.ts';
import { testProduction, testSecrets } from '#testing/secrets.ts';
import { startDatabase } from './database.ts';
import { type Node, programsOf } from './node.ts';
import { startProxy } from './proxy.ts';
import { type SupervisedProcess, superviseProcess } from './supervised-process.ts';

/** Whether a cluster can run here: `test.skipIf(!hasCluster)`. */
export const hasCluster =
  process.platform === 'linux' && hasDebianPostgres && Boolean(findProgram('haproxy') && findProgram('redis-server'));

interface ClusterOptions {
  web: number;
  worker: number;
  /** Folder of data and logs. All accounts must be able to enter it. */
  folder: string;
  /** Seconds that a process has to shut down: `SHUTDOWN_GRACE`. */
  grace?: number;
  /** The port of the proxy; a free one by default. */
  port?: number;
  /** The folder of the programs; by default the checkout. */
  programs?: string;
  /** Node arguments before the program name. */
  entry?: readonly string[];
  /** Account that runs the web and worker processes. Only root may set it; by default the account of this process. */
  account?: { uid: number; gid: number };
  /** Variables in addition to those that the cluster sets. */
  environment?: NodeJS.ProcessEnv;
}

export interface Cluster {
  /** The address of the proxy. */
  address: string;
  /** Address at which the proxy serves /metrics and /stats about itself. */
  inside: string;
  databaseUrl: string;
  redisUrl: string;
  web: readonly Node[];
  workers: readonly Node[];
  proxy: SupervisedProcess;
  redis: SupervisedProcess;
  /** Environment of the programs, to start further programs of the cluster. */
  environment: NodeJS.ProcessEnv;
  /** Resolves when the proxy routes to `count` web processes. */
  untilServing(count: number): Promise<void>;
  /** Stops everything in order: proxy, web, worker processes, Redis, PostgreSQL. */
  stop(): Promise<void>;
}

type Step = () => Promise<unknown> | unknown;

/**
 * Starts everything. Resolves when each process is ready and the proxy has found the web processes. If a step fails,
 * all started processes are stopped.
 */
export async function startCluster(wanted: ClusterOptions): Promise<Cluster> {
  const undo: Step[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await bringUp(wanted, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUp(wanted: ClusterOptions, undo: Step[]): Promise<Omit<Cluster, 'stop'>> {
  const { folder, grace = 25, port = await freePort() } = wanted;
  const graceMs = (grace + 2) * 1000;
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
  const logOf = (name: string) => path.join(folder, 'logs', `${name}.log`);

  const database = await startDatabase(path.join(folder, 'postgres'));
  undo.push(() => database.stop());
  const { redis, redisUrl } = await startRedis(logOf('redis'));
  undo.push(() => redis.stop(2_000));

  const address = `http://127.0.0.1:${port}`;
  const environment: NodeJS.ProcessEnv = {
    ...testSecrets,
    ...testProduction,
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    TRUSTED_PROXIES: '127.0.0.0/8',
    PUBLIC_ORIGINS: address,
    SHUTDOWN_GRACE: String(grace),
    DATA_DIR: path.join(folder, 'data'),
    ...wanted.environment,
  };
  const { programs = process.cwd(), entry = ['--enable-source-maps', 'dist/bin/run.js'], account } = wanted;
  // Each process has a separate IP address, like a container; the ports are the same for all.
  const network = `127.${randomInt(1, 255)}.${randomInt(0, 256)}`;
  const run = programsOf({ programs, entry, environment, network, logOf, ...(account ? { account } : {}) });
  await run.once('migrate');
  const workers = await Promise.all(Array.from({ length: wanted.worker }, (_, place) => run.worker(place + 1)));
  undo.push(() => Promise.all(workers.map((node) => node.stop(graceMs))));
  const web = Array.from({ length: wanted.web }, (_, place) => run.web(place + 1));
  undo.push(() => Promise.all(web.map((node) => node.stop(graceMs))));

  const hosts = web.map((node) => new URL(node.address).hostname);
  const { proxy, inside, untilServing, close } = await startProxy({ port, hosts, log: logOf('proxy') });
  undo.push(close);
  await Promise.all([...web, ...workers].map((node) => node.untilReady()));
  await untilServing(wanted.web);
  const all = { address, inside, databaseUrl: database.url, redisUrl, web, workers, proxy, redis, environment };
  return { ...all, untilServing };
}

async function startRedis(log: string) {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const command = findProgram('redis-server') ?? 'redis-server';
  const redis = superviseProcess({
    name: 'redis',
    command,
    args,
    folder: '/',
    log,
    environment: { PATH: process.env.PATH },
  });
  return { redis, redisUrl: `redis://127.0.0.1:${port}` };
}
