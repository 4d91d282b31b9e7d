// Environment of the benchmark mixed-day, which sends the mixed requests of an ordinary day: jobs, users, the built API
// and worker process, and connected clients.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { one, rawSql, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { endAll, startPart, startPrograms } from '../processes.ts';
import { prepareSize } from '../search/prepare.ts';
import { readSampleSearches, type SampleSearch } from '../search/searches.ts';
import { runOn, startPostgres } from '../servers.ts';
import { watchCodes } from './codes.ts';
import { createSender, type Send } from './open-loop.ts';
import { type Day, type DayCounts, openDay } from './requests.ts';
import { buildScene, raised, type Scene } from './scene.ts';

const PER_PROCESS = 1000;

export interface Ground {
  url: string;
  postgres: string;
  /** Folder for temporary files of the benchmark. */
  folder: string;
  searches: readonly SampleSearch[];
  day: Day;
  send: Send;
  /** Number of connected users. */
  sockets: number;
  programs: Awaited<ReturnType<typeof startPrograms>>;
  /** Closes the connections of the request sender; connected users stay. */
  hangUp(): void;
  /** Ends all processes and deletes the data. */
  cleanUp(): Promise<void>;
}

interface Size {
  rows: number;
  sockets: number;
  seed: number;
  /** Port of the API metrics. */
  metrics?: number;
}

async function connectPeople(scene: Scene, { folder, port, wanted }: { folder: string; port: number; wanted: number }) {
  const listeners = scene.labours.slice(0, wanted);
  for (let from = 0; from < listeners.length; from += PER_PROCESS) {
    const file = path.join(folder, `crowd-${from}.json`);
    writeFileSync(file, JSON.stringify(listeners.slice(from, from + PER_PROCESS)));
    await startPart('crowd', ['socket.io', `http://127.0.0.1:${port}`, file]);
  }
}

const counted = z.object({ count: z.int() });

/** Throws unless every expected notification exists, no task failed or remains, and all users are still connected. */
export async function checkWork({ url, sockets }: Pick<Ground, 'url' | 'sockets'>, counts: DayCounts): Promise<void> {
  const db = openDb({ url, max: 1, name: 'bench check', statementTimeout: 0 });
  const count = async (from: string) => (await one(db, sql`select count(*)::int from ${rawSql(from)}`, counted)).count;
  try {
    for (const queue of queues)
      await waitFor(`an empty ${queue} queue`, async () => (await count(`${schemaOf[queue]}.jobs`)) === 0, 120_000);
    const rung = (kind: string) =>
      count(`(select from notifications, generate_series(1, count) where kind = '${kind}') n`);
    const bells = { applied: await rung('application_submitted'), answered: await rung('application_shortlisted') };
    if (bells.applied !== counts.applied || bells.answered !== counts.answered)
      throw new Error(`Notifications ${JSON.stringify(bells)} for calls ${JSON.stringify(counts)}`);
    const { count: connected } = await one(db, sql`select sum(people)::int as count from api_heartbeats`, counted);
    if (connected !== sockets) throw new Error(`${connected} users are still connected, not ${sockets}`);
  } finally {
    await db.end();
  }
}

/** Builds the environment. Connects at most `sockets` users. */
export async function openGround({ rows, sockets: wanted, seed, metrics }: Size): Promise<Ground> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-load-'));
  async function cleanUp(): Promise<void> {
    await endAll();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => cleanUp().then(() => process.exit(1)));
  try {
    const address = new URL(postgres.url);
    address.pathname = '/mixed_day';
    await runOn(postgres.url, 'create database mixed_day');
    await migrate(address.href, 'migrations');
    const searches = await readSampleSearches(seed);
    const url = await prepareSize(address.href, { rows, seed });
    const scene = await buildScene(url);
    console.log(`limits raised for one machine: ${JSON.stringify(raised)}`);
    const programs = await startPrograms({
      DATABASE_URL: url,
      DATA_DIR: folder,
      ...(metrics ? { METRICS_PORT: String(metrics) } : {}),
    });
    const sockets = Math.min(wanted, scene.labours.length);
    await connectPeople(scene, { folder, port: programs.port, wanted: sockets });
    const { send, close } = createSender(programs.port);
    const codes = watchCodes(path.join(folder, 'outbox/sms.jsonl'));
    const day = openDay({ scene, searches, send, codes, seed });
    const hangUp = () => {
      close();
      codes.stop();
    };
    return { url, postgres: postgres.version, folder, searches, day, send, sockets, programs, hangUp, cleanUp };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
