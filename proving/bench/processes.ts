// Starts and ends the processes of a benchmark case.
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { freePort, untilReady } from '#bin/supervisor/ready.ts';
import { z } from '#contracts/z.ts';
import { testProduction, testSecrets } from '#testing/secrets.ts';

const living = new Set<ChildProcess>();

/** Starts a program of proving/bench/processes. Resolves when it is ready, with its port. */
export async function startPart(
  name: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<{ child: ChildProcess; port: number }> {
  const child = startOwn(name, args, flags);
  const { port } = await answerOf(child, z.object({ ready: z.literal(true), port: z.optional(z.int()) }));
  return { child, port: port ?? 0 };
}

/** Runs a program of proving/bench/processes and resolves with its result. */
export function askPart<S extends z.ZodMiniType>(
  name: string,
  args: readonly string[],
  shape: S,
): Promise<z.output<S>> {
  return answerOf(startOwn(name, args), shape);
}

/**
 * Returns the bundled file of a program of proving/bench/processes. The folder `processes` is beside all bundled files.
 */
export const fileOfPart = (name: string): string => path.join(import.meta.dirname, 'processes', `${name}.js`);

const startOwn = (name: string, args: readonly string[], flags: readonly string[] = []) =>
  start(fileOfPart(name), { args, env: process.env, flags });

/** Resolves with the next message of a process. Rejects if the process ends first. */
export function answerOf<S extends z.ZodMiniType>(child: ChildProcess, shape: S): Promise<z.output<S>> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A process of the measurement ended early.'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(shape.parse(message));
    });
  });
}

interface Start {
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Flags of Node. */
  flags?: readonly string[];
}

function start(file: string, { args = [], env, flags = [] }: Start): ChildProcess {
  const child = fork(file, args, {
    env,
    execArgv: ['--enable-source-maps', ...flags],
    // At level `info` the process writes request log lines, which are discarded.
    stdio: ['ignore', env.LOG_LEVEL === 'info' ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  living.add(child);
  child.once('exit', () => living.delete(child));
  return child;
}

interface Addresses {
  DATABASE_URL: string;
  REDIS_URL?: string;
  DATA_DIR: string;
  /** `info` logs each request, as in production. By default only errors are logged. */
  LOG_LEVEL?: 'info';
  /** Port of the API metrics. */
  METRICS_PORT?: string;
}

const environmentOf = (addresses: Addresses, port: number) => ({
  PATH: process.env.PATH,
  LOG_LEVEL: 'warn',
  ...addresses,
  ...testSecrets,
  ...testProduction,
  HOST: '127.0.0.1',
  PORT: String(port),
  SLOW_QUERY_MS: '0',
});

const unlessEnded = (programs: readonly ChildProcess[]) => () => {
  const ended = programs.find((program) => !living.has(program));
  if (!ended) return;
  const how = ended.signalCode ?? `code ${ended.exitCode}`;
  throw new Error(`${ended.spawnargs.at(-1)} ended during its start with ${how}.`);
};

/** Starts the two built programs of the product. Resolves when both are ready. */
export async function startPrograms(addresses: Addresses) {
  const [port, health] = [await freePort(), await freePort()];
  const { METRICS_PORT, ...shared } = addresses;
  const env = { ...environmentOf(shared, port), WORKER_HEALTH_PORT: String(health) };
  const api = start('dist/api/main.js', { env: METRICS_PORT ? { ...env, METRICS_PORT } : env });
  const worker = start('dist/worker/main.js', { env });
  const ready = [`http://127.0.0.1:${port}/ready`, `http://127.0.0.1:${health}/ready`];
  await untilReady(ready, unlessEnded([api, worker]));
  return { api, worker, port, health };
}

/** Starts one API process, or a program of proving/bench/processes that replaces it. Resolves when it is ready. */
export async function startApi(
  addresses: Addresses,
  flags: readonly string[] = [],
  part?: string,
): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const file = part === undefined ? 'dist/api/main.js' : fileOfPart(part);
  const child = start(file, { env: environmentOf(addresses, port), flags });
  await untilReady([`http://127.0.0.1:${port}/ready`], unlessEnded([child]));
  return { child, port };
}

/** Ends these processes and waits for their exit. */
export async function endThese(children: Iterable<ChildProcess>): Promise<void> {
  const end = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (!living.has(child)) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  await Promise.all([...children].map(end));
}

/** Ends every started process. */
export const endAll = (): Promise<void> => endThese([...living]);
