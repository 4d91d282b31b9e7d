// A dedicated Redis on a free port, if redis-server is installed.
import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { waitFor } from './wait-for.ts';

const COMMAND = process.env.REDIS_SERVER ?? 'redis-server';

/** Whether tests with Redis can run here. */
export const hasRedis = spawnSync(COMMAND, ['--version'], { stdio: 'ignore' }).status === 0;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts a server without persistence. `kill` ends it immediately, `freeze` suspends it. */
export async function startRedis(port: number): Promise<{ url: string; kill(): void; freeze(): void }> {
  const server = spawn(COMMAND, ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'], {
    stdio: 'ignore',
  });
  await waitFor('redis', () => answers(port));
  return { url: `redis://127.0.0.1:${port}`, kill: () => server.kill('SIGKILL'), freeze: () => server.kill('SIGSTOP') };
}
