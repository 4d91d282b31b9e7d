// Starts the product on this machine: the database, then the API and the worker process. Stops them in reverse order.
import { DEMO_ARGUMENT, type Demo } from '#platform/demo-key.ts';
import { readEnv } from '#platform/env.ts';
import { randomToken } from '#platform/secrets.ts';
import { type SupervisedProcess, supervise } from './child.ts';
import { type SupervisedDatabase, superviseDatabase } from './database.ts';
import { graceSeconds, hasOwnDatabase, programEnvironment, signingEnvironment } from './environment.ts';
import { freePort, untilReady } from './ready.ts';
import { runOnce } from './run-once.ts';
import { say } from './say.ts';
import { onStopRequest } from './stopping.ts';

/** Milliseconds from the end of a program's own grace period until the supervisor kills the program. */
const OVER_GRACE_MS = 300;
const ENDINGS_BEFORE_READY = 5;

export interface Product {
  /** URL of the API. */
  address: string;
  /** The settings of the demo, with the secret key of this start; null with an external database. */
  demo: Demo | null;
  restartPrograms: () => void;
  /** Registers a process that is stopped together with the programs, before the database. */
  stopAlso: (part: SupervisedProcess) => void;
  /** Stops all programs and the database, then exits. */
  exit: (code: number) => void;
}

/**
 * Starts the embedded database unless DATABASE_URL is set. Migrates the database; seeds it only if it is the embedded
 * database. Then starts the API and the worker process, and resolves when both respond. If a step fails, prints the
 * error and exits.
 */
export async function startProduct(changes: NodeJS.ProcessEnv = {}): Promise<Product> {
  const programs: SupervisedProcess[] = [];
  let database: SupervisedDatabase | null = null;
  const exit = onStopRequest(async () => {
    if (!database && programs.length === 0) return;
    say('Stopping…');
    await Promise.all(programs.map((program) => program.stop(graceSeconds() * 1000 + OVER_GRACE_MS)));
    await database?.stop();
    say('Stopped.');
  });
  try {
    const fixed: NodeJS.ProcessEnv = { ...programEnvironment(), ...changes };
    const signing = signingEnvironment();
    if (hasOwnDatabase()) readEnv({ ...fixed, ...signing });
    const demo = hasOwnDatabase() ? null : { key: randomToken(), unlimited: false };
    if (!Number(fixed.WORKER_HEALTH_PORT)) fixed.WORKER_HEALTH_PORT = String(await freePort());
    const restartPrograms = (): void => {
      for (const program of programs) program.restart();
    };
    if (!hasOwnDatabase()) {
      say('Starting the database…');
      database = await superviseDatabase({ onMoved: restartPrograms, onLost: (error) => giveUp(error, exit) });
    }
    const environment = (): NodeJS.ProcessEnv => ({ ...fixed, ...(database ? { DATABASE_URL: database.url() } : {}) });
    await fillDatabase(environment());
    say('Starting the API and the worker…');
    const onRefused = () => exit(1);
    programs.push(
      superviseApi({ environment, onRefused, demo }),
      superviseWorker({ environment: () => ({ ...environment(), ...signing }), onRefused }),
    );
    const address = `http://${reachable(fixed.HOST)}:${fixed.PORT}`;
    // For the API, wait for `/live`, not for `/ready`: the user need not wait for the warm-up of the API.
    await untilReady([`${address}/live`, `http://127.0.0.1:${fixed.WORKER_HEALTH_PORT}/ready`], () => {
      const failing = programs.some((program) => program.endings() >= ENDINGS_BEFORE_READY);
      if (failing) throw new Error('The programs keep exiting; see their output above.');
    });
    return { address, demo, restartPrograms, stopAlso: (part) => programs.unshift(part), exit };
  } catch (error) {
    giveUp(error, exit);
    return new Promise(() => undefined);
  }
}

async function fillDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  say('Migrating the database…');
  await runOnce('dist/bin/migrate.js', env);
  if (hasOwnDatabase()) return;
  say('Adding the demo users if there are no users…');
  await runOnce('dist/bin/seed.js', env);
}

interface Supervision {
  environment: () => NodeJS.ProcessEnv;
  onRefused: () => void;
}

/**
 * Supervises the API. Sends the demo key over the IPC channel of the API, because no environment variable can enable
 * the demo.
 */
function superviseApi({ demo, ...program }: Supervision & { demo: Demo | null }): SupervisedProcess {
  const args = ['--enable-source-maps', 'dist/api/main.js'];
  if (!demo) return supervise({ name: 'API', args, ...program });
  return supervise({ name: 'API', args: [...args, DEMO_ARGUMENT], message: { demo: { ...demo } }, ...program });
}

function superviseWorker({ environment, onRefused }: Supervision): SupervisedProcess {
  const args = ['--enable-source-maps', 'dist/worker/main.js'];
  const own = () => withOwnMetricsPort(environment());
  return supervise({ name: 'worker', args, environment: own, onRefused });
}

/**
 * Returns the environment of the worker process. Increases METRICS_PORT by 1, because the API and the worker process
 * cannot listen on the same port.
 */
function withOwnMetricsPort(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Number(environment.METRICS_PORT);
  return given > 0 ? { ...environment, METRICS_PORT: String(given + 1) } : environment;
}

function giveUp(error: unknown, exit: (code: number) => void): void {
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}

/** Returns a host that clients can connect to. A wildcard address such as 0.0.0.0 is only for listening. */
function reachable(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
