// Starts and stops an embedded Postgres from the npm packages, for machines without a database. A program can also
// adopt the server of a dead program, or share the server of a live program.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { type Cluster, clusterIn, clusterUrl, createCluster, releaseStaleServer, runningServer } from './cluster.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { livingLockOwner, lockDataFolder } from './owner.ts';
import { adoptServer, endServer, launchServer, type Server } from './server.ts';

interface EmbeddedPostgresOptions {
  /** Database folder; created if absent. */
  dir: string;
  /** Database name; created if absent. */
  database: string;
  /** If false, the server is faster, but a power failure may destroy the data: for tests only. */
  durable: boolean;
  log: (line: string) => void;
  /** Port; a free one by default. */
  port?: number;
}

export interface EmbeddedPostgres {
  url: string;
  port: number;
  /** Resolves when the server has ended for any reason. */
  ended: Promise<void>;
  /** Stops the server within 2.5 s; does nothing if another program owns it. */
  stop: () => Promise<void>;
}

const RETRY_FOR_MS = 10_000;
// Matches errors after which another start may succeed. Child processes of a killed server need some time to release
// their resources, and another process may take the chosen port before the start.
const passing = /lock file "postmaster.pid" already exists|pre-existing shared memory block|could not bind/;

/** Starts the server, or adopts one whose owner died. Throws FolderInUse while another program owns the folder. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dir = path.resolve(options.dir);
  mkdirSync(dir, { recursive: true });
  const release = lockDataFolder(dir);
  try {
    const identity = chooseIdentity(findBinaries(), dir);
    const cluster = clusterIn(identity.folder);
    const server = await startWithRetries({ ...options, dir }, { cluster, identity });
    await ensureDatabase(clusterUrl(cluster, server.port, 'postgres'), options.database);
    const stop = async (): Promise<void> => {
      await endServer(server);
      release();
    };
    return { url: clusterUrl(cluster, server.port, options.database), port: server.port, ended: server.ended, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** Starts the server as startEmbeddedPostgres does, but shares the server if another program owns the folder. */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dir = path.resolve(options.dir);
  if (livingLockOwner(dir) === null) return startEmbeddedPostgres(options);
  const cluster = clusterIn(chooseIdentity(findBinaries(), dir).folder);
  const deadline = Date.now() + RETRY_FOR_MS;
  for (;;) {
    const server = runningServer(cluster);
    if (server?.ready && (await answers(clusterUrl(cluster, server.port, options.database)))) {
      const url = clusterUrl(cluster, server.port, options.database);
      return { url, port: server.port, ended: adoptServer(server).ended, stop: async () => undefined };
    }
    if (livingLockOwner(dir) === null) return startEmbeddedPostgres(options);
    if (Date.now() > deadline) throw new Error(`The database in ${dir} does not answer.`);
    await pause(100);
  }
}

type Place = { cluster: Cluster; identity: Identity };

async function startWithRetries(options: EmbeddedPostgresOptions, place: Place): Promise<Server> {
  const deadline = Date.now() + RETRY_FOR_MS;
  for (;;) {
    try {
      return await startOnce(options, place);
    } catch (error) {
      const again = error instanceof Error && passing.test(error.message) && Date.now() < deadline;
      if (!again) throw error;
      await pause(250);
    }
  }
}

async function startOnce(options: EmbeddedPostgresOptions, { cluster, identity }: Place): Promise<Server> {
  const left = runningServer(cluster);
  if (left && (await answers(clusterUrl(cluster, left.port, 'postgres')))) return adoptServer(left);
  releaseStaleServer(cluster);
  createCluster(cluster, identity, options);
  const port = options.port ?? null;
  return launchServer({ cluster, identity, durable: options.durable, port, log: options.log });
}

async function answers(url: string): Promise<boolean> {
  const client = quietClient(url);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = quietClient(url);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Returns a client whose broken connection does not end the process. */
function quietClient(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  return client;
}
