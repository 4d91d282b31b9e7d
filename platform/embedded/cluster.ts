// Creates the files of an embedded Postgres cluster, and reads the state of its server.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Identity } from './identity.ts';
import { commandLine, isAlive } from './processes.ts';

const superuser = 'kaamsetu';

export type Cluster = { folder: string; data: string; passwordFile: string; pidFile: string };

export function clusterIn(folder: string): Cluster {
  const data = path.join(folder, 'data');
  return { folder, data, passwordFile: path.join(folder, 'password'), pidFile: path.join(data, 'postmaster.pid') };
}

export function clusterUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${superuser}:${readFileSync(cluster.passwordFile, 'utf8').trim()}@127.0.0.1:${port}/${database}`;
}

// Locale by which Postgres recognises letters. Linux and macOS need a UTF-8 locale. With the locale C, pg_trgm drops
// every non-ASCII letter and a search in Hindi finds nothing.
const characterLocale = process.platform === 'darwin' ? 'en_US.UTF-8' : process.platform === 'win32' ? 'C' : 'C.UTF-8';
const localeFlags = [
  '-E',
  'UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--locale=${characterLocale}`,
];

/** Runs initdb once. Starts over if an earlier initdb was interrupted. */
export function createCluster(cluster: Cluster, identity: Identity, options: { durable: boolean }): void {
  const finished = path.join(cluster.folder, 'initialised');
  if (existsSync(finished) && existsSync(path.join(cluster.data, 'PG_VERSION'))) return;
  rmSync(cluster.data, { recursive: true, force: true });
  writeFileSync(cluster.passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (identity.account) chownSync(cluster.passwordFile, identity.account.uid, identity.account.gid);
  const flags = ['-D', cluster.data, '-U', superuser, '--pwfile', cluster.passwordFile, '--auth=scram-sha-256'];
  const sync = options.durable ? [] : ['--no-sync'];
  const { command, args } = identity.wrap('initdb', [...flags, ...localeFlags, '--no-instructions', ...sync]);
  const ran = spawnSync(command, args, { cwd: '/', encoding: 'utf8', env: postgresEnv(), ...identity.account });
  if (ran.status !== 0) throw new Error(`initdb failed: ${ran.error?.message ?? ran.stderr}`);
  writeFileSync(finished, '');
}

/** Returns the environment for the Postgres programs: without the caller's PG… settings, with messages in English. */
export function postgresEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/**
 * Returns the state in the pid file of this cluster, if its server is alive; null otherwise. The pid file of a crashed
 * server still contains "ready", so also checks that the process exists.
 */
export function runningServer(cluster: Cluster): { pid: number; port: number; ready: boolean } | null {
  const lines = readPidFile(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !(pid > 0) || !isAlive(pid) || !commandLine(pid).includes(cluster.data)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Makes Postgres ignore a stale pid file. Postgres trusts a pid file while any process has the recorded pid, even a
 * zombie or an unrelated process. An exception is the pid of the parent process of Postgres. So this process, which
 * becomes the parent, writes its pid into the file. The shared-memory check in the same file stays active.
 */
export function releaseStaleServer(cluster: Cluster): void {
  const lines = readPidFile(cluster);
  if (!lines || runningServer(cluster)) return;
  writeFileSync(cluster.pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
}

function readPidFile(cluster: Cluster): string[] | null {
  try {
    return readFileSync(cluster.pidFile, 'utf8').split('\n');
  } catch {
    return null;
  }
}
