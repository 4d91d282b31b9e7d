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

export interface RunningRedis {
  url: string;
  /** Kills the server. Resolves when it has ended and its port is free. */
  kill(): Promise<void>;
  /** Suspends the server: its port accepts connections, but nothing responds. */
  freeze(): void;
}

/** Starts a server without persistence. Throws if it ends, for example because its port is in use. */
export async function startRedis(port: number): Promise<RunningRedis> {
  const server = spawn(COMMAND, ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await waitFor('redis', () => {
    if (server.exitCode !== null) throw new Error(`Redis could not start on port ${port}`);
    return answers(port);
  });
  const kill = () => {
    server.kill('SIGKILL');
    return ended;
  };
  return { url: `redis://127.0.0.1:${port}`, kill, freeze: () => server.kill('SIGSTOP') };
}
