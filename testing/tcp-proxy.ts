// A TCP proxy to the test database that can stop forwarding, as a network that loses packets does.
import { createServer, connect as dial, type Socket } from 'node:net';

/**
 * Opens a proxy to the server of a database URL. After `fallSilent`, the open connections forward nothing more; new
 * connections work.
 */
export async function openTcpProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets: Socket[] = [];
  const proxy = createServer((near) => {
    const far = dial(Number(port), hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
