// Starts the complete built product as an operator does, in a separate data folder, and inspects what remains after its
// end.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { waitFor } from './wait-for.ts';

export interface RunningProduct {
  process: ChildProcess;
  address: string;
  /** The path, with its secret key, of the demo page that shows all sent SMS; '' until the product prints the path. */
  phonePath: () => string;
  /** The output so far. */
  stdout: () => string;
  stderr: () => string;
  /** Resolves with the exit code, or null if a signal ended the product. Its last output may arrive later. */
  ended: Promise<number | null>;
}

/**
 * Launches the product as `npm start` does, without npm. A variable with the value undefined is removed from the
 * environment.
 */
export function launchProduct(environment: NodeJS.ProcessEnv): RunningProduct {
  const foreign = { DATABASE_URL: undefined, REDIS_URL: undefined, APP_ENV: undefined, npm_lifecycle_event: undefined };
  const env = { ...process.env, ...foreign, NODE_OPTIONS: undefined, ...environment };
  const child = spawn(process.execPath, ['bin/start.cjs'], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const stdout = collect(child.stdout);
  return {
    process: child,
    address: `http://127.0.0.1:${environment.PORT}`,
    phonePath: () => /\/dev\/phone\?key=[\w-]+/.exec(stdout())?.[0] ?? '',
    stdout,
    stderr: collect(child.stderr),
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  };
}

/** Starts the product and waits until it reports that it is ready. */
export async function startProduct(environment: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const product = launchProduct(environment);
  const isReady = () => {
    if (product.process.exitCode !== null) throw new Error(`The product ended: ${product.stdout()}${product.stderr()}`);
    return product.stdout().includes('Stop with Ctrl-C');
  };
  // The first start seeds the demo, which takes more than a minute on a busy machine.
  await waitFor('the product to be ready', isReady, 170_000);
  return product;
}

/** Returns the process ids of all processes that use a data folder. Works on Linux only. */
export function processesOn(folder: string): number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.filter((pid) => isProcessOn(pid, folder)).map(Number);
}

function isProcessOn(pid: string, folder: string): boolean {
  try {
    const zombie = /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return !zombie && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`DATA_DIR=${folder}`);
  } catch {
    return false;
  }
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  return () => text;
}
