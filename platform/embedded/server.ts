// Starts the server process of an embedded Postgres, waits until it accepts connections, and stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, postgresEnv, runningServer } from './cluster.ts';
import type { Identity } from './identity.ts';
import { isAlive } from './processes.ts';

/** A running server. `pid` is the id of its main process, and `ended` resolves when the server has ended. */
export type Server = { pid: number; port: number; ended: Promise<void> };

type Launch = { cluster: Cluster; identity: Identity; durable: boolean; port: number | null; log(line: string): void };

const READY_WITHIN_MS = 30_000;

/** Starts the server and resolves when it accepts connections. Rejects with the output of Postgres. */
export async function launchServer(launch: Launch): Promise<Server> {
  const port = launch.port ?? (await freePort());
  const { command, args } = launch.identity.wrap('postgres', ['-D', launch.cluster.data, ...settings(port, launch)]);
  // Detach the process, so that Ctrl-C in the terminal does not stop the database while programs still use it.
  const child = spawn(command, args, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: postgresEnv(),
    detached: true,
    ...launch.identity.account,
  });
  const said = listen(child, launch.log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      said.push(error.message);
      resolve();
    });
  });
  await untilReady(launch.cluster, { port, ended, said });
  child.unref();
  return { pid: child.pid ?? 0, port, ended };
}

/** Adopts a server that another process started. Its end is polled, because only a parent receives an exit event. */
export function adoptServer(server: { pid: number; port: number }): Server {
  const ended = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(server.pid)) return;
      clearInterval(timer);
      resolve();
    }, 200);
    timer.unref();
  });
  return { pid: server.pid, port: server.port, ended };
}

/**
 * Stops the server with a fast shutdown, then an immediate shutdown, then SIGKILL. After the last two, Postgres
 * recovers its data at the next start. Takes 2.5 s at most.
 */
export async function endServer(server: Server): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 1_500],
    ['SIGQUIT', 700],
    ['SIGKILL', 300],
  ];
  for (const [signal, grace] of steps) {
    signalTo(server.pid, signal);
    if (await gone(server.pid, grace)) return;
  }
}

function settings(port: number, { durable }: Launch): string[] {
  const always = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    // Log only fatal messages. The program that sent a bad statement receives the error, and the log would also contain
    // row values, which are user data.
    log_min_messages: 'fatal',
    timezone: 'UTC',
    jit: 'off',
  };
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return Object.entries({ ...always, ...(durable ? {} : fast) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function listen(child: ChildProcess, log: (line: string) => void): string[] {
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.push(text);
    said.splice(0, said.length - 40);
    log(text.trimEnd());
  });
  if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref();
  return said;
}

async function untilReady(
  cluster: Cluster,
  { port, ended, said }: { port: number; ended: Promise<void>; said: string[] },
): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const server = runningServer(cluster);
    if (server?.ready && server.port === port) return;
    if (over) throw new Error(`The database did not start: ${said.join('').trim()}`);
    if (Date.now() > deadline) throw new Error(`The database was not ready after 30 s: ${said.join('').trim()}`);
    await pause(10);
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Ignore the error: the process has already ended.
  }
}

async function gone(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await pause(10);
  }
  return true;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
