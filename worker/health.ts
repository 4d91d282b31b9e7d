// Serves `/live` and `/ready` of the worker process, on loopback and on the metrics port. The process is ready if none
// of its slots (each runs one task at a time) is blocked.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WakeUpState } from '#platform/notifier.ts';
import type { WorkerProcess } from './runner/worker-process.ts';

type FindWorker = () => WorkerProcess | null;
/**
 * Returns whether wake-ups work. A wake-up is a database notification that starts idle task runners when tasks are
 * added. Without this function, the response does not report the state of the wake-ups.
 */
type ReadWakeUps = () => WakeUpState;

function respond(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export const respondLive = (res: ServerResponse) => respond(res, 200, { status: 'live' });

export const isReady = (worker: FindWorker) => worker()?.trouble() === null;

/**
 * Responds 503 with `trouble` during startup and while a slot is blocked. If wake-ups fail, the response only reports
 * this and stays 200, because the regular poll still finds the tasks.
 */
export function respondReady(res: ServerResponse, worker: FindWorker, wakeUps?: ReadWakeUps): void {
  const running = worker();
  const trouble = running ? running.trouble() : 'starting';
  const status = trouble === null ? 'ready' : 'not ready';
  respond(res, trouble === null ? 200 : 503, {
    status,
    trouble,
    wake_ups: wakeUps?.(),
    queues: running?.slots() ?? {},
  });
}

/** Listens on loopback; port 0 picks a free port. Returns the port and a function that closes the server. */
export function startHealthServer(
  port: number,
  worker: FindWorker,
  wakeUps?: ReadWakeUps,
): Promise<{ port: number; close(): void }> {
  const server = createServer((req, res) =>
    req.url === '/live' ? respondLive(res) : respondReady(res, worker, wakeUps),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port, close: () => server.close() });
    });
  });
}
