// Tests the health checks of the worker process.
import { expect, it, onTestFinished } from 'vitest';
import { startHealthServer } from './health.ts';
import type { WorkerProcess } from './runner/worker-process.ts';

const worker: WorkerProcess = { trouble: () => null, slots: () => ({}), stop: async () => {} };

it('A worker process whose wake-ups fail is ready and reports it', async () => {
  const server = await startHealthServer(
    0,
    () => worker,
    () => 'polling',
  );
  onTestFinished(server.close);
  const answer = await fetch(`http://127.0.0.1:${server.port}/ready`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ready', trouble: null, wake_ups: 'polling', queues: {} });
});
