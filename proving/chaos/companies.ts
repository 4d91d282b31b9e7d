// Fake external providers behind a TCP proxy, which can simulate the faults of the provider or refuse connections.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { FakeProvider, Trouble } from '#testing/fake-sms/provider.ts';

export type Illness = Trouble | 'refused';

export interface Company<P extends FakeProvider> {
  provider: P;
  /** The provider's URL through the proxy. */
  url: string;
  afflict(illness: Illness): Promise<void>;
  close(): Promise<void>;
}

/** Opens a port that forwards to another port. While the proxy is closed, connections are refused. */
async function openProxy(to: number) {
  const inside = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      inside.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        inside.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    async set(open: 'open' | 'shut'): Promise<void> {
      if (open === 'open' && !server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
      if (open === 'open' || !server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of inside) socket.destroy();
      await closed;
    },
  };
}

/** Puts a proxy in front of a provider. */
export async function throughProxy<P extends FakeProvider>(provider: P): Promise<Company<P>> {
  const proxy = await openProxy(Number(new URL(provider.url).port));
  return {
    provider,
    url: `http://127.0.0.1:${proxy.port}`,
    async afflict(illness) {
      await proxy.set(illness === 'refused' ? 'shut' : 'open');
      provider.trouble = illness === 'refused' ? 'none' : illness;
    },
    async close() {
      await proxy.set('shut');
      await provider.close();
    },
  };
}
