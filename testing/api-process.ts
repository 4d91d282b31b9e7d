// Starts the built API as a separate process, for tests that need several instances.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { DEMO_ARGUMENT } from '#platform/demo-key.ts';
import { freePort } from './free-port.ts';
import { testDemo, testSecrets } from './secrets.ts';
import { waitFor } from './wait-for.ts';

export interface ApiProcess {
  port: number;
  address: string;
  /** Everything that the process has written to stdout and stderr. */
  said(): string;
  /** Whether the process has ended and its output is complete. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** Starts the API over a database and waits until it is ready. The test must stop it. */
export async function startApiProcess(url: string, environment: NodeJS.ProcessEnv = {}): Promise<ApiProcess> {
  const port = await freePort();
  const own = { APP_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: url, DATA_DIR: os.tmpdir() };
  const env = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'warn',
    SHUTDOWN_GRACE: '1',
    ...own,
    ...testSecrets,
    ...environment,
  };
  const child = spawn(process.execPath, ['dist/api/main.js', DEMO_ARGUMENT], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.send({ demo: testDemo }, () => undefined);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let isClosed = false;
  // The last output may arrive after the exit, but not after this event.
  child.once('close', () => {
    isClosed = true;
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    if (isClosed) throw new Error(`The API ended: ${said}`);
    return (await fetch(`${address}/ready`).catch(() => null))?.status === 200;
  };
  await waitFor('the API to be ready', isReady);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { port, address, said: () => said, hasEnded: () => isClosed, stop };
}
