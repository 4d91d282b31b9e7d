// Starts the built API and worker process for end-to-end tests.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { z } from '#contracts/z.ts';
import { DEMO_COOKIE } from '#platform/demo-key.ts';
import { type TestDatabase, useDatabase } from '#testing/database.ts';
import { freePort } from '#testing/free-port.ts';
import { TEMPLATE } from '#testing/global-setup.ts';
import { testDemo, testSecrets } from '#testing/secrets.ts';
import { waitFor } from '#testing/wait-for.ts';
import { findDemoTemplate } from './demo-template.ts';
import { programOf } from './program.ts';
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

export function requireBuild(): void {
  const missing = ['dist/api/main.js', 'dist/worker/main.js', 'web/dist/index.html'].filter(
    (file) => !existsSync(file),
  );
  if (missing.length > 0)
    throw new Error(`Stories run on the built product: npm run build makes ${missing.join(', ')}`);
}

type Variables = NodeJS.ProcessEnv | ((port: number) => NodeJS.ProcessEnv);

export interface CreatedProduct extends StoryProduct {
  /** Copies the demo's files to the data folder and starts the API and the worker process on free ports. */
  start(): Promise<void>;
  /** Starts the API and the worker process unless they are running. */
  startMissing(): Promise<void>;
  /** Replaces the files in the data folder, such as resumes and sent SMS, by the demo's files. */
  resetFiles(): void;
  /** Stops both programs and deletes the data folder. */
  end(): Promise<void>;
  /** Does the same as `end` immediately, for the exit of the test process. */
  kill(): void;
}

const isOfDemo = ({ APP_ENV }: NodeJS.ProcessEnv) => APP_ENV === 'test';

/** Returns a product over a database that exists when the product is started. For `variables` see `useProduct`. */
export function createProduct(database: TestDatabase, variables: Variables = {}): CreatedProduct {
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
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const copyFiles = () => {
    if (isOfDemo(environment())) cpSync(inject('demoFolder'), folder, { recursive: true });
  };

  return {
    database,
    get address() {
      return address();
    },
    get phoneLink() {
      return `${address()}/dev/phone?key=${testDemo.key}`;
    },
    adminLink: `/dev/admin?key=${testDemo.key}`,
    codeFor: (phone) => codeFor(address(), phone),
    command: (name, ...words) => runCommand(environment(), name, words),
    startApi,
    stopApi: () => api.stop(),
    startWorker,
    stopWorker: () => worker.stop(),
    async start() {
      ports = { api: await freePort(), worker: await freePort() };
      copyFiles();
      await Promise.all([startApi(), startWorker()]);
    },
    async startMissing() {
      if (!api.isRunning()) await startApi();
      if (!worker.isRunning()) await startWorker();
    },
    resetFiles() {
      removeFolder();
      copyFiles();
    },
    async end() {
      await Promise.all([api.stop(), worker.stop()]);
      removeFolder();
    },
    kill() {
      for (const program of [api, worker]) program.kill();
      removeFolder();
    },
  };
}

async function codeFor(address: string, phone: string): Promise<string> {
  return waitFor(`a code for ${phone}`, async () => {
    const headers = { cookie: `${DEMO_COOKIE}=${testDemo.key}` };
    const answer = messages.parse(await (await fetch(`${address}/dev/phone/messages`, { headers })).json());
    return /#(\d{6})$/.exec(answer.messages.find(({ to }) => to === phone)?.text ?? '')?.[1];
  });
}

/**
 * Registers hooks that start and stop a separate API and worker process with a separate database. Tests whose variables
 * and tables are ordinary use `useSharedProduct`, which takes less time. The database contains the demo, unless
 * `variables` set `APP_ENV=production`. `variables` override environment variables of the two programs. A function can
 * be passed instead: it receives the port of the API and returns the variables.
 */
export function useProduct(variables: Variables = {}): StoryProduct {
  const given = () => ({ APP_ENV: 'test', ...(typeof variables === 'function' ? variables(0) : variables) });
  const database = useDatabase(async () => {
    requireBuild();
    // Use an empty database if `APP_ENV` is `production`, because the seed command then refuses to insert the demo.
    return isOfDemo(given()) ? findDemoTemplate() : TEMPLATE;
  });
  const product = createProduct(database, variables);
  beforeAll(product.start);
  afterAll(product.end);
  return product;
}
