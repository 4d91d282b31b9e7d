// Tests of the embedded Postgres: search in Indian scripts, a server that several programs share, crash recovery, and
// running without user namespaces.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '#testing/wait-for.ts';
import { clusterIn, runningServer } from './cluster.ts';
import { type EmbeddedPostgres, joinEmbeddedPostgres, startEmbeddedPostgres } from './postgres.ts';

let dir = '';
let servers: EmbeddedPostgres[] = [];

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-postgres-'));
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  servers = [];
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

const options = () => ({ dir, database: 'place', durable: false, log: () => undefined });

async function start(wanted = options()): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(wanted);
  servers.push(server);
  return server;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

const pidFile = () => path.join(dir, 'data', 'postmaster.pid');

test('The embedded Postgres finds trigrams of a word in Hindi and has enough connections for every pool', async () => {
  const { url } = await start();
  await ask(url, 'create extension pg_trgm');
  expect(await ask(url, "select cardinality(show_trgm('नौकरी'))")).toBe(6);
  expect(await ask(url, 'show max_connections')).toBe('200');
});

test('A second program shares the server, and its stop leaves the server running', async () => {
  const first = await start();
  await expect(startEmbeddedPostgres(options())).rejects.toThrow(/in use by process \d+/);
  const second = await joinEmbeddedPostgres(options());
  expect(second.url).toBe(first.url);
  await second.stop();
  expect(await ask(first.url, 'select 1')).toBe(1);
});

test('A server killed with SIGKILL restarts with its data', async () => {
  const first = await start({ ...options(), durable: true });
  await ask(first.url, 'create table kept as select 7 as n');
  process.kill(runningServer(clusterIn(dir))?.pid ?? 0, 'SIGKILL');
  await first.ended;
  await first.stop();
  const second = await start();
  expect(await ask(second.url, 'select n from kept')).toBe(7);
});

test('A stale pid file with the pid of an unrelated live process does not prevent the start', async () => {
  const first = await start();
  const before = readFileSync(pidFile(), 'utf8');
  await first.stop();
  writeFileSync(pidFile(), before.replace(/^\d+/, String(process.ppid)));
  expect(await ask((await start()).url, 'select 1')).toBe(1);
});

test('A first start that was interrupted starts over', async () => {
  await (await start()).stop();
  rmSync(path.join(dir, 'initialised'));
  expect(await ask((await start()).url, 'select 1')).toBe(1);
});

test.skipIf(process.getuid?.() !== 0)('Root without user namespaces runs the server as another account', async () => {
  vi.stubEnv('EMBEDDED_POSTGRES_USER', 'account');
  const { url, stop, ended } = await start();
  expect(await ask(url, 'select 1')).toBe(1);
  await stop();
  await waitFor('the process to exit', () => ended.then(() => true));
});
