// The proxy of a cluster: HAproxy with the file that is deployed, which finds the web processes by their name.
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { findProgram } from '../programs.ts';
import { waitFor } from '../wait-for.ts';
import { serveNames } from './names.ts';
import { WEB_PORT } from './node.ts';
import { superviseProcess } from './supervised-process.ts';

interface ProxyOptions {
  port: number;
  /** The addresses of the web processes. */
  hosts: readonly string[];
  log: string;
}

/** Starts it on loopback, with a name server beside it. */
export async function startProxy({ port, hosts, log }: ProxyOptions) {
  const names = await serveNames(() => hosts);
  const insidePort = await freePort();
  const inside = `http://127.0.0.1:${insidePort}`;
  const proxy = superviseProcess({
    name: 'proxy',
    command: findProgram('haproxy') ?? 'haproxy',
    folder: process.cwd(),
    log,
    args: ['-db', '-f', path.resolve('deploy/haproxy/haproxy.cfg')],
    environment: {
      PATH: process.env.PATH,
      PROXY_BIND: `127.0.0.1:${port}`,
      PROXY_METRICS_BIND: `127.0.0.1:${insidePort}`,
      DNS_SERVER: names.address,
      WEB: `web:${WEB_PORT}`,
    },
  });
  /** How many processes each of its lists leads to. */
  async function serving(): Promise<number[]> {
    const answer = await fetch(`${inside}/stats;csv`).catch(() => null);
    const lines = ((await answer?.text()) ?? '').split('\n');
    return ['web', 'sockets'].map(
      (list) => lines.filter((line) => line.startsWith(`${list},web`) && line.includes(',UP,')).length,
    );
  }
  return {
    proxy,
    inside,
    untilServing: async (count: number) => {
      const all = async () => (await serving()).every((up) => up === count);
      await waitFor(`the proxy to lead to ${count} web processes`, all, 60_000);
    },
    close: async () => {
      await proxy.stop(1_000);
      names.close();
    },
  };
}
