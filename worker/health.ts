// /live and /ready of the worker, for the machine it runs on: ready means that its runners move.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WorkerProcess } from './runner/worker-process.ts';

/** Listens on loopback; port 0 takes a free one. Returns the port and what closes it. */
export function openHealth(port: number, worker: () => WorkerProcess | null): Promise<{ port: number; close(): void }> {
  const server = createServer((req, res) => {
    const running = worker();
    const trouble = running ? running.trouble() : 'starting';
    const ready = req.url === '/live' || trouble === null;
    res.writeHead(ready ? 200 : 503, { 'content-type': 'application/json' });
    const body =
      req.url === '/live'
        ? { status: 'live' }
        : { status: ready ? 'ready' : 'not ready', trouble, queues: running?.slots() ?? {} };
    res.end(JSON.stringify(body));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port, close: () => server.close() });
    });
  });
}
