// The proxy of a cluster: HAProxy with the deployed configuration, which finds the web processes by DNS.
import path from 'node:path';
import { freePort } from '#testing/free-port.ts';
import { findProgram } from '#testing/programs.ts';
import { waitFor } from '#testing/wait-for.ts';
import { serveNames } from './names.ts';
import { WEB_PORT } from './node.ts';
import { superviseProcess } from './supervised-process.ts';

interface ProxyOptions {
  port: number;
  /** The addresses of the web processes. */
  hosts: readonly string[];
  log: string;
}

/** Starts the proxy on loopback, with its DNS server. */
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
  /** Returns the number of available processes in each of the proxy's backends. */
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
