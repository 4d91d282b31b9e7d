// Starts the servers of a benchmark: Postgres with fixed settings, and Redis if installed. Both are temporary and on
// loopback.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '#bin/supervisor/ready.ts';
import { findBinaries } from '#platform/embedded/binaries.ts';
import { clusterIn, clusterUrl, createCluster, postgresEnv } from '#platform/embedded/cluster.ts';
import { chooseIdentity } from '#platform/embedded/identity.ts';
import { waitFor } from '#testing/wait-for.ts';

export interface OwnServer {
  url: string;
  version: string;
  stop(): Promise<void>;
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '512MB',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
};

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

async function ask(url: string, text: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query({ text, rowMode: 'array' });
    return String(rows[0]?.[0] ?? '');
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts a durable Postgres from the npm packages, with the settings for benchmarks. */
export async function startPostgres(): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-'));
  const identity = chooseIdentity(findBinaries(), folder);
  const cluster = clusterIn(identity.folder);
  createCluster(cluster, identity, { durable: true });
  const port = await freePort();
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { command, args } = identity.wrap('postgres', ['-D', cluster.data, ...flags]);
  const env = postgresEnv();
  const child = spawn(command, args, { cwd: '/', stdio: 'ignore', env, detached: true, ...identity.account });
  const url = clusterUrl(cluster, port, 'postgres');
  const version = await waitFor('Postgres', () => ask(url, 'show server_version'), 30_000);
  const stop = async () => {
    await ended(child, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
    rmSync(identity.folder, { recursive: true, force: true });
  };
  return { url, version, stop };
}

/** How often Redis syncs writes to the disk: never, once a second, or before each response. */
export type Keeping = 'no' | 'everysec' | 'always';

/** Returns the version of Redis on the PATH; null if Redis is not installed. */
export function redisVersion(): string | null {
  const asked = spawnSync('redis-server', ['--version'], { encoding: 'utf8' });
  return asked.status === 0 ? (/v=([\d.]+)/.exec(asked.stdout)?.[1] ?? 'unknown') : null;
}

/** Starts a Redis server, by default without persistence. Returns null if none is on the PATH. */
export async function startRedis(keeping: Keeping = 'no'): Promise<OwnServer | null> {
  const version = redisVersion();
  if (version === null) return null;
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-redis-'));
  const kept = keeping === 'no' ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--appendfsync', keeping];
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...kept];
  const child = spawn('redis-server', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await waitFor('Redis', () => said.includes('Ready to accept connections'));
  const stop = async () => {
    await ended(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, version, stop };
}

/** Runs one statement outside a transaction. */
export async function runOn(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
