// Starts a worker process that is set up as in the documentation of the queue library, for the positive control of a
// scenario.
import { type ChildProcess, spawn } from 'node:child_process';
import { waitFor } from '#testing/wait-for.ts';
import { bundleProgram } from '../../testing/bundle-program.mjs';

/** Resolves when the worker process takes tasks from the schema `plain_queue`. The caller must kill it. */
export async function startPlainWorker(url: string): Promise<ChildProcess> {
  const program = await bundleProgram('proving/chaos/programs/plain-worker.ts');
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let ready = false;
  child.stdout.on('data', () => {
    ready = true;
  });
  await waitFor('the plain worker', () => ready, 30_000).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return child;
}
