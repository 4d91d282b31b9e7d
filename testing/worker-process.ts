// Runs the worker program as a separate process, under a small supervisor that restarts it 300 ms after each exit.
import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import { z } from '#contracts/z.ts';
import { freePort } from './free-port.ts';
import { testSecrets } from './secrets.ts';
import { waitFor } from './wait-for.ts';

const RESTART_MS = 300;
/** Only ends a request to a process that is stuck. A busy machine may delay the response by seconds. */
const STUCK_MS = 20_000;
const REAL_WORKER = 'dist/worker/main.js';

interface Options {
  url: string;
  /** A test program that replaces the product's worker program. */
  program?: string;
  environment?: NodeJS.ProcessEnv;
  /** Whether the supervisor restarts a process that has ended. */
  supervised: boolean;
}

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const readiness = z.looseObject({
  status: z.string(),
  trouble: z.nullable(z.string()),
  queues: z.record(z.string(), z.object({ idle: z.int(), busy: z.int() })),
});

export interface WorkerUnderTest {
  /** The exit code and signal of each run of the worker process that has ended, oldest first. */
  endings: readonly Ending[];
  /** The log output so far. */
  said(): string;
  pid(): number;
  signal(signal: NodeJS.Signals): void;
  /** The response of /ready; null while the process does not respond. */
  readiness(): Promise<(z.output<typeof readiness> & { code: number }) | null>;
  untilReady(): Promise<void>;
  /** Ends the worker process permanently. Resolves with its exit code and signal. */
  stop(signal?: NodeJS.Signals): Promise<Ending>;
}

/** Starts a worker process over a database. The test must stop it. */
export async function startWorker(options: Options): Promise<WorkerUnderTest> {
  const port = await freePort();
  const endings: Ending[] = [];
  let said = '';
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  let child = spawnWorker();

  function spawnWorker(): ChildProcess {
    const own = { DATABASE_URL: options.url, WORKER_HEALTH_PORT: String(port), DATA_DIR: os.tmpdir(), ...testSecrets };
    const env = { PATH: process.env.PATH, APP_ENV: 'test', ...own, ...options.environment };
    const started = spawn(process.execPath, [options.program ?? REAL_WORKER], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    started.once('exit', (code, signal) => {
      endings.push({ code, signal });
      if (!stopping && options.supervised)
        restart = setTimeout(() => {
          child = spawnWorker();
        }, RESTART_MS);
    });
    return started;
  }

  async function ask() {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(STUCK_MS) });
      return { code: answer.status, ...readiness.parse(await answer.json()) };
    } catch {
      return null;
    }
  }

  return {
    endings,
    said: () => said,
    pid: () => child.pid ?? 0,
    signal: (signal) => child.kill(signal),
    readiness: ask,
    untilReady: async () => {
      await waitFor('the worker to be ready', async () => (await ask())?.code === 200);
    },
    async stop(signal = 'SIGKILL') {
      stopping = true;
      clearTimeout(restart);
      const before = endings.length;
      if (child.exitCode !== null || child.signalCode !== null) return endings.at(-1) ?? { code: null, signal: null };
      child.kill(signal);
      // Resume a suspended process, because otherwise it cannot end.
      if (signal === 'SIGKILL') child.kill('SIGCONT');
      return waitFor('the worker process to exit', () => endings[before]);
    },
  };
}
