// Starts the built API and worker process for an end-to-end test, with a separate database.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { z } from '#contracts/z.ts';
import { DEMO_ARGUMENT, DEMO_COOKIE } from '#platform/demo-key.ts';
import { type TestDatabase, useDatabase } from '#testing/database.ts';
import { freePort } from '#testing/free-port.ts';
import { TEMPLATE } from '#testing/global-setup.ts';
import { testDemo, testSecrets } from '#testing/secrets.ts';
import { waitFor } from '#testing/wait-for.ts';
import { findDemoTemplate } from './demo-template.ts';
import { runCommand } from './run-command.ts';

const messages = z.object({ messages: z.array(z.object({ to: z.string(), text: z.string() })) });

export interface StoryProduct {
  readonly database: TestDatabase;
  readonly address: string;
  /** The link to the demo's page of sent SMS, with the secret key of this start. */
  readonly phoneLink: string;
  /** The path that allows a browser to create the first administrator. */
  readonly adminLink: string;
  /** Waits for the newest code that was sent to a phone number and returns it. */
  codeFor(phone: string): Promise<string>;
  /** Runs a command from `dist/bin` and returns its output. Throws if the command fails. */
  command(name: string, ...words: string[]): string;
  startApi(): Promise<void>;
  stopApi(): Promise<void>;
  startWorker(): Promise<void>;
  stopWorker(): Promise<void>;
}

interface Program {
  start(environment: NodeJS.ProcessEnv, readiness: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * After this number of exits, a program is not started again. The supervisor that starts the product in production has
 * a similar limit.
 */
const MAX_ENDINGS = 5;

/**
 * Returns a program that the test can start and stop. `isRestarted`: if the program exits, it is started again, as the
 * supervisor of the product does.
 */
function programOf(file: string, { isRestarted }: { isRestarted: boolean }): Program {
  let child: ChildProcess | null = null;
  let said = '';
  let endings = 0;

  function launch(environment: NodeJS.ProcessEnv): ChildProcess {
    const started = spawn(process.execPath, [file, DEMO_ARGUMENT], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // Only the API reads this message. Ignore the error of sending it to the worker process.
    started.send({ demo: testDemo }, () => undefined);
    for (const stream of [started.stdout, started.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    started.once('exit', () => {
      endings += 1;
      if (isRestarted && child === started && endings < MAX_ENDINGS) child = launch(environment);
    });
    return started;
  }

  return {
    async start(environment, readiness) {
      endings = 0;
      child = launch(environment);
      await waitFor(`${file} to be ready`, async () => {
        const answer = await fetch(readiness).catch(() => null);
        // Check the process after the request: if it has exited, another program has answered on this port.
        if (child?.exitCode !== null) throw new Error(`${file} ended: ${said}`);
        return answer?.status === 200;
      });
    },
    async stop() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
    },
  };
}

function requireBuild(): void {
  const missing = ['dist/api/main.js', 'dist/worker/main.js', 'web/dist/index.html'].filter(
    (file) => !existsSync(file),
  );
  if (missing.length > 0)
    throw new Error(`Stories run on the built product: npm run build makes ${missing.join(', ')}`);
}

type Variables = NodeJS.ProcessEnv | ((port: number) => NodeJS.ProcessEnv);

/**
 * Registers hooks that start and stop the API and the worker process. The database contains the demo, unless
 * `variables` set `APP_ENV=production`. `variables` override environment variables of the two programs. A function can
 * be passed instead: it receives the port of the API and returns the variables.
 */
export function useProduct(variables: Variables = {}): StoryProduct {
  const hasDemo = () => environment().APP_ENV === 'test';
  const database = useDatabase(async () => {
    requireBuild();
    // Use an empty database if `APP_ENV` is `production`, because the seed command then refuses to insert the demo.
    return hasDemo() ? findDemoTemplate() : TEMPLATE;
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-story-'));
  const api = programOf('dist/api/main.js', { isRestarted: false });
  // Restart the worker process, because it exits if it cannot renew its lease, which happens on a busy machine.
  const worker = programOf('dist/worker/main.js', { isRestarted: true });
  let ports = { api: 0, worker: 0 };
  const environment = (): NodeJS.ProcessEnv => ({
    PATH: process.env.PATH,
    APP_ENV: 'test',
    LOG_LEVEL: 'error',
    SHUTDOWN_GRACE: '4',
    HOST: '127.0.0.1',
    PORT: String(ports.api),
    WORKER_HEALTH_PORT: String(ports.worker),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ...testSecrets,
    ...(typeof variables === 'function' ? variables(ports.api) : variables),
  });
  const address = () => `http://127.0.0.1:${ports.api}`;
  const startApi = () => api.start(environment(), `${address()}/ready`);
  const startWorker = () => worker.start(environment(), `http://127.0.0.1:${ports.worker}/ready`);

  beforeAll(async () => {
    ports = { api: await freePort(), worker: await freePort() };
    if (hasDemo()) cpSync(inject('demoFolder'), folder, { recursive: true });
    await Promise.all([startApi(), startWorker()]);
  });
  afterAll(async () => {
    await Promise.all([api.stop(), worker.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    database,
    get address() {
      return address();
    },
    get phoneLink() {
      return `${address()}/dev/phone?key=${testDemo.key}`;
    },
    adminLink: `/dev/admin?key=${testDemo.key}`,
    codeFor: (phone) =>
      waitFor(`a code for ${phone}`, async () => {
        const headers = { cookie: `${DEMO_COOKIE}=${testDemo.key}` };
        const answer = messages.parse(await (await fetch(`${address()}/dev/phone/messages`, { headers })).json());
        return /#(\d{6})$/.exec(answer.messages.find(({ to }) => to === phone)?.text ?? '')?.[1];
      }),
    command: (name, ...words) => runCommand(environment(), name, words),
    startApi,
    stopApi: () => api.stop(),
    startWorker,
    stopWorker: () => worker.stop(),
  };
}
