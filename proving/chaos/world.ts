// The product as it runs in a chaos scenario: a separate PostgreSQL and Redis, a faulty TCP proxy on every connection,
// fake external providers, and supervised programs.
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { startGateway } from '#testing/fake-sms/gateway.ts';
import type { FakeProvider } from '#testing/fake-sms/provider.ts';
import { throughGateway, throughTwilio } from '#testing/fake-sms/through.ts';
import { startTwilio } from '#testing/fake-sms/twilio.ts';
import { LIBRETRANSLATE_KEY, startLibreTranslate } from '#testing/fake-translators/libretranslate.ts';
import type { FakeTranslator } from '#testing/fake-translators/translator.ts';
import { freePort } from '#testing/free-port.ts';
import { startRedis } from '#testing/redis.ts';
import { testSecrets } from '#testing/secrets.ts';
import { type Node, programsOf } from '../cluster/node.ts';
import { type ChaosPostgres, startPostgres } from './postgres.ts';
import { openWire, type Wire } from './wire.ts';

export interface WorldOptions {
  web?: number;
  workers?: number;
  redis?: boolean;
  /** Environment of all programs, in addition to the default one. */
  environment?: NodeJS.ProcessEnv;
  /** Returns further environment variables of one web process, by its number from 1. */
  webEnvironment?: (number: number) => NodeJS.ProcessEnv;
  /** True: supervisors always wait 300 ms before they restart a process. By default, this delay increases. */
  steady?: boolean;
  random?: () => number;
  /** The SMS provider. `gateway` refuses a message whose reference it knows; `twilio` knows no references. */
  sender?: 'gateway' | 'twilio';
}

export interface World {
  postgres: ChaosPostgres;
  /** The database connection and URL of the checks, which bypass the faulty proxies. */
  db: Db;
  url: string;
  redis: Awaited<ReturnType<typeof startRedis>> | null;
  sms: FakeProvider;
  translator: FakeTranslator;
  wires: { webPostgres: Wire; workerPostgres: Wire; webRedis: Wire | null; workerRedis: Wire | null };
  web: readonly Node[];
  workers: readonly Node[];
  /** The address of the first web process. */
  address: string;
  logOf(name: string): string;
  stop(): Promise<void>;
}

const GRACE_MS = 4_000;
type Undo = (step: () => Promise<unknown> | unknown) => void;

/** Starts everything and waits until each program is ready. If a step fails, all started programs are stopped. */
export async function startWorld(folder: string, wanted: WorldOptions = {}): Promise<World> {
  const steps: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const step of steps.splice(0).reverse()) await Promise.resolve(step()).catch(() => {});
  };
  try {
    return { ...(await bringUp(folder, wanted, (step) => void steps.push(step))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function outside(undo: Undo, sender: 'gateway' | 'twilio') {
  const sms = await (sender === 'gateway' ? startGateway() : startTwilio());
  undo(() => sms.close());
  const translator = await startLibreTranslate();
  undo(() => translator.close());
  const environment: NodeJS.ProcessEnv = {
    ...(sender === 'gateway' ? throughGateway(sms.url) : throughTwilio(sms.url)),
    TRANSLATOR: 'libretranslate',
    TRANSLATOR_LIBRETRANSLATE_URL: translator.url,
    TRANSLATOR_LIBRETRANSLATE_KEY: LIBRETRANSLATE_KEY,
  };
  return { sms, translator, environment };
}

async function openRedis(undo: Undo, random: () => number) {
  const port = await freePort();
  const redis = await startRedis(port);
  undo(() => redis.kill());
  const [webRedis, workerRedis] = await wiresTo(port, undo, random);
  return { redis, webRedis, workerRedis };
}

async function wiresTo(port: number, undo: Undo, random: () => number): Promise<[Wire, Wire]> {
  const open = async () => {
    const wire = await openWire({ host: '127.0.0.1', port, random });
    undo(() => wire.close());
    return wire;
  };
  return [await open(), await open()];
}

async function bringUp(folder: string, wanted: WorldOptions, undo: Undo): Promise<Omit<World, 'stop'>> {
  const { random = Math.random } = wanted;
  const logOf = (name: string) => path.join(folder, 'logs', `${name}.log`);
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
  const postgres = await startPostgres(folder);
  undo(() => postgres.stop());
  const [webPostgres, workerPostgres] = await wiresTo(postgres.port, undo, random);
  const { redis, webRedis, workerRedis } = wanted.redis
    ? await openRedis(undo, random)
    : { redis: null, webRedis: null, workerRedis: null };
  const companies = await outside(undo, wanted.sender ?? 'gateway');

  const common: NodeJS.ProcessEnv = {
    ...testSecrets,
    PATH: process.env.PATH,
    APP_ENV: 'test',
    LOG_LEVEL: 'info',
    SHUTDOWN_GRACE: '2',
    DATA_DIR: path.join(folder, 'data'),
    SLOW_QUERY_MS: '0',
    ...companies.environment,
    ...wanted.environment,
  };
  const programs = (pg: Wire, bridge: Wire | null) =>
    programsOf({
      programs: process.cwd(),
      entry: ['--enable-source-maps', 'dist/bin/run.js'],
      logOf,
      network: `127.${randomInt(1, 255)}.${randomInt(0, 256)}`,
      steady: wanted.steady ?? false,
      environment: {
        DATABASE_URL: pg.through(postgres.url),
        ...(redis && bridge ? { REDIS_URL: bridge.through(redis.url) } : {}),
        ...common,
      },
    });
  const forWorkers = programs(workerPostgres, workerRedis);
  const forWeb = programs(webPostgres, webRedis);
  await forWeb.once('migrate');
  const db = openDb({ url: postgres.url, max: 6, name: 'checker', statementTimeout: 60_000 });
  db.on('error', () => {});
  undo(() => endDb(db));
  const workers = await Promise.all(
    Array.from({ length: wanted.workers ?? 1 }, (_, place) => forWorkers.worker(place + 1)),
  );
  undo(() => Promise.all(workers.map((node) => node.stop(GRACE_MS))));
  const web = Array.from({ length: wanted.web ?? 1 }, (_, place) =>
    forWeb.web(place + 1, wanted.webEnvironment?.(place + 1)),
  );
  undo(() => Promise.all(web.map((node) => node.stop(GRACE_MS))));
  await Promise.all([...web, ...workers].map((node) => node.untilReady()));
  return {
    postgres,
    db,
    url: postgres.url,
    redis,
    sms: companies.sms,
    translator: companies.translator,
    wires: { webPostgres, workerPostgres, webRedis, workerRedis },
    web,
    workers,
    logOf,
    address: web[0]?.address ?? '',
  };
}
