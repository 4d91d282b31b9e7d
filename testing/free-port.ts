// A port for a program of a test, below those that the system hands out by itself: nobody else can be given it meanwhile.
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

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, BEYOND);
    if (await isFree(port)) return port;
  }
}
