// Brings the whole product up on this machine in order, and takes it down in the opposite order.
import { DEMO_ARGUMENT, type Demo } from '#platform/demo-key.ts';
import { readEnv } from '#platform/env.ts';
import { randomToken } from '#platform/secrets.ts';
import { type SupervisedProcess, supervise } from './child.ts';
import { type SupervisedDatabase, superviseDatabase } from './database.ts';
import { graceSeconds, hasOwnDatabase, programEnvironment } from './environment.ts';
import { freePort, untilReady } from './ready.ts';
import { runOnce } from './run-once.ts';
import { say } from './say.ts';
import { onStopRequest } from './stopping.ts';

/** A little more than the programs give themselves. */
const OVER_GRACE_MS = 300;
const ENDINGS_BEFORE_READY = 5;

export interface Product {
  /** Where the API listens. */
  address: string;
  /** The secret of this start, if it made the database itself. */
  demo: Demo | null;
  restartPrograms: () => void;
  /** Adds something that stops first. */
  stopAlso: (part: SupervisedProcess) => void;
  /** Stops everything and exits. */
  exit: (code: number) => void;
}

/** Database, migrations, demo people, API and worker; resolves when both are ready. Ends the process when they cannot be. */
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
    if (hasOwnDatabase()) readEnv(fixed);
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
    programs.push(superviseApi({ environment, onRefused, demo }), superviseWorker({ environment, onRefused }));
    const address = `http://${reachable(fixed.HOST)}:${fixed.PORT}`;
    // Who started it need not wait until pages are warm.
    await untilReady([`${address}/live`, `http://127.0.0.1:${fixed.WORKER_HEALTH_PORT}/ready`], () => {
      const failing = programs.some((program) => program.endings() >= ENDINGS_BEFORE_READY);
      if (failing) throw new Error('The programs do not stay up; what they said is above.');
    });
    return { address, demo, restartPrograms, stopAlso: (part) => programs.unshift(part), exit };
  } catch (error) {
    giveUp(error, exit);
    return new Promise(() => undefined);
  }
}

async function fillDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  say('Bringing the database up to date…');
  await runOnce('dist/bin/migrate.js', env);
  if (hasOwnDatabase()) return;
  say('Looking for people in it, else moving the demo people in…');
  await runOnce('dist/bin/seed.js', env);
}

interface Supervision {
  environment: () => NodeJS.ProcessEnv;
  onRefused: () => void;
}

/** The API gets the secret of the demo on its channel, so no variable of an operator can stand for it. */
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

/** Both programs cannot listen on the one port that was given: the worker takes the next. */
function withOwnMetricsPort(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Number(environment.METRICS_PORT);
  return given > 0 ? { ...environment, METRICS_PORT: String(given + 1) } : environment;
}

function giveUp(error: unknown, exit: (code: number) => void): void {
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}

/** A wildcard is no address to ask at. */
function reachable(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
