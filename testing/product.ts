// Starts the whole built product as a person does, in a data folder of its own, and looks at what it leaves.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { waitFor } from './wait-for.ts';

export interface RunningProduct {
  process: ChildProcess;
  address: string;
  /** The path of the test phone, with the key of this start; '' before it is printed. */
  phonePath: () => string;
  /** Everything written so far. */
  stdout: () => string;
  stderr: () => string;
  /** Resolves with the exit code, null when a signal ended it. */
  ended: Promise<number | null>;
}

/** `npm start` without npm. Variables set to undefined are absent for it. */
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

/** Starts it and waits until it says so. Returns it with the milliseconds that took. */
export async function startProduct(environment: NodeJS.ProcessEnv): Promise<RunningProduct & { tookMs: number }> {
  const begun = performance.now();
  const product = launchProduct(environment);
  await waitFor(
    'the product to be ready',
    () => {
      if (product.process.exitCode !== null) throw new Error(`It ended: ${product.stdout()}${product.stderr()}`);
      return product.stdout().includes('Stop with Ctrl-C');
    },
    110_000,
  );
  return { ...product, tookMs: performance.now() - begun };
}

/** The numbers of all processes that work on a data folder; only Linux tells. */
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
