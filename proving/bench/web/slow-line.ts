// A proxy that simulates a slow network: delays and limits all bytes, for pages and service workers alike.
import { connect, createServer, type Socket } from 'node:net';

interface Line {
  /** Round-trip time in ms. */
  roundTrip: number;
  /** Bits per second towards the phone. */
  rate: number;
}

/** Slow 4G as defined by Lighthouse. */
export const slow4g: Line = { roundTrip: 150, rate: 1_638_400 };

/** Forwards bytes in order, delayed by half a round trip. All connections share the bandwidth. */
function carry(from: Socket, to: Socket, { roundTrip, rate }: Line, shared: { freeAt: number }): void {
  from.on('data', (bytes) => {
    const now = performance.now();
    const begins = Math.max(now, shared.freeAt);
    shared.freeAt = begins + (bytes.length * 8 * 1000) / rate;
    setTimeout(() => to.writable && to.write(bytes), shared.freeAt - now + roundTrip / 2);
  });
  from.on('end', () => setTimeout(() => to.end(), Math.max(0, shared.freeAt - performance.now()) + roundTrip));
  from.on('error', () => to.destroy());
  from.on('close', () => setTimeout(() => to.destroy(), roundTrip));
}

/** Returns an address that reaches the server over the slow line. `cut` ends all connections and refuses new ones. */
export async function slowLine(target: string, line: Line): Promise<{ address: string; cut: () => Promise<void> }> {
  const { hostname, port } = new URL(target);
  const down = { freeAt: 0 };
  const up = { freeAt: 0 };
  const open = new Set<Socket>();
  const server = createServer((phone) => {
    const far = connect(Number(port), hostname);
    for (const socket of [phone, far]) {
      open.add(socket);
      socket.setNoDelay(true).once('close', () => open.delete(socket));
    }
    carry(phone, far, line, up);
    carry(far, phone, line, down);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return { address: `http://127.0.0.1:${place && typeof place === 'object' ? place.port : 0}`, cut };
}
