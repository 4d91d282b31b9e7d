// Picks a free port below the ephemeral range, so that the system does not assign it to another program before the test
// uses it.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST = 10_000;
const BEYOND = 30_000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Returns a port without a listener. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, BEYOND);
    if (await isFree(port)) return port;
  }
}
