// A dedicated PgBouncer in transaction mode, in front of the test PostgreSQL. Its pool is small, so that connections
// change between clients.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { findProgram } from './programs.ts';
import { waitFor } from './wait-for.ts';

/** Whether tests with PgBouncer can run here: `test.skipIf(!hasPgbouncer)`. */
export const hasPgbouncer = findProgram('pgbouncer') !== null;

export interface Pgbouncer {
  /** The URL of a database through PgBouncer. */
  url(database: string): string;
  /** The output of PgBouncer so far. */
  said(): string;
  stop(): Promise<void>;
}

interface PgbouncerOptions {
  /** URL of the PostgreSQL server behind PgBouncer, with a user that may connect to every database. */
  postgres: string;
  /** Connections to PostgreSQL per database. */
  poolSize?: number;
  /** Query that runs on each new connection to PostgreSQL. By default the query of the shipped configuration file. */
  connectQuery?: string;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const shipped = () => readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8');

/** Returns the shipped configuration, changed to serve every database of the test server. Clients need no password. */
function settings({ postgres, poolSize = 4, connectQuery }: PgbouncerOptions, port: number): string {
  const { hostname, port: behind, username, password } = new URL(postgres);
  const limit = connectQuery ?? /connect_query='([^']*)'/.exec(shipped())?.[1] ?? '';
  const place = `host=${hostname} port=${behind || 5432} user=${username} password=${decodeURIComponent(password)}`;
  const own = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'any',
    default_pool_size: poolSize,
    query_wait_timeout: 15,
  };
  const lines = shipped().split('\n[pgbouncer]\n')[1]?.split('\n') ?? [];
  const kept = lines.filter((line) => !Object.keys({ ...own, auth_file: '' }).some((name) => line.startsWith(name)));
  const mine = Object.entries(own).map(([name, value]) => `${name} = ${value}`);
  return ['[databases]', `* = ${place} connect_query='${limit}'`, '[pgbouncer]', ...mine, ...kept, ''].join('\n');
}

/** Starts PgBouncer on a free port. PgBouncer refuses to run as root, so root starts it as the user `nobody`. */
export async function startPgbouncer(wanted: PgbouncerOptions): Promise<Pgbouncer> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  chmodSync(folder, 0o755);
  writeFileSync(file, settings(wanted, port), { mode: 0o644 });
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(findProgram('pgbouncer') ?? 'pgbouncer', [...account, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const collect = (text: Buffer) => {
    said += text.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let ended = false;
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() => {
    ended = true;
  });
  await waitFor('PgBouncer', () => {
    if (ended) throw new Error(`PgBouncer ended: ${said}`);
    return answers(port);
  });
  const { username } = new URL(wanted.postgres);
  return {
    url: (database) => `postgres://${username}@127.0.0.1:${port}/${database}`,
    said: () => said,
    async stop() {
      child.kill('SIGKILL');
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
