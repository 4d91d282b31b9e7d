// A Redis of one's own on a free port, where a redis-server is installed.
import { spawn, spawnSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { waitFor } from './wait-for.ts';

const COMMAND = process.env.REDIS_SERVER ?? 'redis-server';

/** Whether tests with Redis can run here. */
export const hasRedis = spawnSync(COMMAND, ['--version'], { stdio: 'ignore' }).status === 0;

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts a server that keeps nothing; `kill` ends it at once. */
export async function startRedis(port: number): Promise<{ url: string; kill(): void }> {
  const server = spawn(COMMAND, ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'], {
    stdio: 'ignore',
  });
  await waitFor('redis', () => answers(port));
  return { url: `redis://127.0.0.1:${port}`, kill: () => server.kill('SIGKILL') };
}
