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

/** The distance from the port of a Redis cluster node to the port of its bus, unless it is configured. */
const CLUSTER_BUS_OFFSET = 10_000;

/**
 * Returns a port whose cluster bus port is free too. Both are below the ephemeral range. A bus port inside that range can
 * belong to an outgoing connection, and then the node exits at its start.
 */
export async function freeClusterPort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, BEYOND - CLUSTER_BUS_OFFSET);
    if ((await isFree(port)) && (await isFree(port + CLUSTER_BUS_OFFSET))) return port;
  }
}

/** Returns a port without a listener. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, BEYOND);
    if (await isFree(port)) return port;
  }
}
