// A dedicated PostgreSQL 15 from the Debian package, the oldest supported version, with pg_dump, pg_basebackup and
// replication.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clusterIn, clusterUrl, postgresEnv } from '#platform/embedded/cluster.ts';
import { chooseIdentity } from '#platform/embedded/identity.ts';
import { launchServer } from '#platform/embedded/server.ts';
import { freePort } from './free-port.ts';
import { waitFor } from './wait-for.ts';

const NATIVE = '/usr/lib/postgresql/15';

/** Whether tests with PostgreSQL 15 can run here: `test.skipIf(!hasDebianPostgres)`. */
export const hasDebianPostgres = existsSync(path.join(NATIVE, 'bin/postgres'));

export interface DebianPostgres {
  port: number;
  /** The data folder, for files such as `standby.signal`. */
  data: string;
  /** The connection URL of the superuser. */
  url(database?: string): string;
  /** Stops the server: `fast` shuts it down cleanly, `immediate` as in a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /**
   * Runs a PostgreSQL program (pg_dump, pg_basebackup) as the account that owns the data. Throws with the program's
   * output if it fails.
   */
  run(program: string, args: readonly string[]): string;
  /** Starts a PostgreSQL program as `run` does, but does not wait for its end. */
  spawn(program: string, args: readonly string[]): ChildProcess;
}

interface PostgresOptions {
  /** The folder of the server. The data is in its subfolder `data`; existing data is reused. */
  folder: string;
  port?: number;
  /** Settings of postgresql.conf, added when the data folder is created. */
  settings?: Record<string, string | number>;
}

const prepareFolder = (folder: string) => mkdirSync(folder, { recursive: true, mode: 0o700 });

/** Returns the account that owns a folder's data and runs PostgreSQL programs, and the paths of the server's files. */
function ownerOf(folder: string) {
  prepareFolder(folder);
  const identity = chooseIdentity(NATIVE, folder);
  return { identity, cluster: clusterIn(identity.folder) };
}

/** Runs a PostgreSQL program as the owner of a folder, before the folder has a server. */
export function runAsOwner(folder: string, program: string, args: readonly string[]): string {
  const { identity } = ownerOf(folder);
  const wrapped = identity.wrap(program, args);
  const ran = spawnSync(wrapped.command, wrapped.args, {
    cwd: '/',
    encoding: 'utf8',
    env: postgresEnv(),
    ...identity.account,
  });
  if (ran.status !== 0) throw new Error(`${program} failed: ${ran.error?.message ?? ran.stderr}`);
  return ran.stdout;
}

function makeData(folder: string, settings: Record<string, string | number>): void {
  const { identity, cluster } = ownerOf(folder);
  writeFileSync(cluster.passwordFile, 'postgres\n', { mode: 0o600 });
  if (identity.account) chownSync(cluster.passwordFile, identity.account.uid, identity.account.gid);
  if (existsSync(path.join(cluster.data, 'PG_VERSION'))) return;
  const flags = ['-U', 'kaamsetu', '--pwfile', cluster.passwordFile, '--auth=scram-sha-256', '-E', 'UTF8'];
  runAsOwner(folder, 'initdb', ['-D', cluster.data, ...flags, '--locale=C.UTF-8', '--no-instructions', '--no-sync']);
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(path.join(cluster.data, 'postgresql.conf'), lines.join(''));
}

/** Creates the data folder if it is missing, starts the server and waits until it accepts connections. */
export async function startDebianPostgres({ folder, port, settings = {} }: PostgresOptions): Promise<DebianPostgres> {
  makeData(folder, settings);
  const { identity, cluster } = ownerOf(folder);
  const said: string[] = [];
  const launch = {
    cluster,
    identity,
    durable: true,
    port: port ?? (await freePort()),
    log: (line: string) => said.push(line),
  };
  const server = await launchServer(launch);
  return {
    port: server.port,
    data: cluster.data,
    url: (database = 'postgres') => clusterUrl(cluster, server.port, database),
    async stop(how) {
      process.kill(server.pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      let over = false;
      void server.ended.then(() => {
        over = true;
      });
      await waitFor('Postgres to end', () => over);
    },
    run: (program, args) => runAsOwner(folder, program, args),
    spawn(program, args) {
      const wrapped = identity.wrap(program, args);
      return spawn(wrapped.command, wrapped.args, { cwd: '/', env: postgresEnv(), ...identity.account });
    },
  };
}
