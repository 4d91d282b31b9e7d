// Real Redis topologies on free ports, without persistence: a cluster of three nodes, and three Sentinels with a master
// and a replica.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freeClusterPort, freePort } from './free-port.ts';
import { findProgram } from './programs.ts';
import { waitFor } from './wait-for.ts';

const cli = async (port: number, ...args: string[]) =>
  (await promisify(execFile)('redis-cli', ['-p', String(port), ...args])).stdout;

/** Whether tests with several Redis servers can run here. */
export const hasRedisTools = Boolean(findProgram('redis-server') && findProgram('redis-cli'));

export interface RedisServer {
  port: number;
  /** Kills the server immediately. */
  kill(): void;
  /** Suspends the server, like a machine that no longer responds. */
  freeze(): void;
}

/** The servers of a test in a separate folder. `stop` ends all of them. */
class Servers {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-redis-'));
  readonly #children: ChildProcess[] = [];

  async start(
    config: readonly string[],
    { port, sentinel = false }: { port: number; sentinel?: boolean },
  ): Promise<RedisServer> {
    const file = path.join(this.folder, `${port}.conf`);
    const common = [`port ${port}`, 'bind 127.0.0.1', `dir ${this.folder}`];
    writeFileSync(file, [...common, ...(sentinel ? [] : ['save ""', 'appendonly no']), ...config].join('\n'));
    const child = spawn('redis-server', [file, ...(sentinel ? ['--sentinel'] : [])], { stdio: 'ignore' });
    this.#children.push(child);
    await waitFor(`redis on ${port}`, () => {
      if (child.exitCode !== null) throw new Error(`redis on ${port} exited with code ${child.exitCode}`);
      return cli(port, 'ping').then(
        (said) => said.startsWith('PONG'),
        () => false,
      );
    });
    return { port, kill: () => child.kill('SIGKILL'), freeze: () => child.kill('SIGSTOP') };
  }

  stop = (): void => {
    for (const child of this.#children) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  };
}

const hostsOf = (servers: readonly RedisServer[]) => servers.map(({ port }) => `127.0.0.1:${port}`);

/** Starts a cluster of three masters without replicas. Each master owns a third of the hash slots. */
export async function startRedisCluster(): Promise<{ url: string; nodes: RedisServer[]; stop(): void }> {
  const servers = new Servers();
  const nodes: RedisServer[] = [];
  for (let node = 0; node < 3; node += 1) {
    const port = await freeClusterPort();
    const config = ['cluster-enabled yes', `cluster-config-file nodes-${port}.conf`, 'cluster-node-timeout 2000'];
    nodes.push(await servers.start(config, { port }));
  }
  const [first] = nodes;
  if (!first) throw new Error('No node was started');
  await cli(first.port, '--cluster', 'create', ...hostsOf(nodes), '--cluster-yes');
  await waitFor('the cluster', async () => {
    const states = await Promise.all(nodes.map(({ port }) => cli(port, 'cluster', 'info')));
    return states.every((state) => state.includes('cluster_state:ok'));
  });
  return { url: `redis-cluster://${hostsOf(nodes).join(',')}`, nodes, stop: servers.stop };
}

const MASTER = 'kaamsetu';
/** Sentinel's `down-after-milliseconds`: a Sentinel considers the master down after this time without a response. */
const DOWN_AFTER_MS = 1000;

/** Starts a master, its replica, and three Sentinels. A failover needs the agreement of two Sentinels. */
export async function startRedisSentinels(): Promise<{ url: string; master: RedisServer; stop(): void }> {
  const servers = new Servers();
  const master = await servers.start([], { port: await freePort() });
  await servers.start([`replicaof 127.0.0.1 ${master.port}`], { port: await freePort() });
  await waitFor('the replica', async () => (await cli(master.port, 'info', 'replication')).includes('state=online'));
  const watch = [
    `sentinel monitor ${MASTER} 127.0.0.1 ${master.port} 2`,
    `sentinel down-after-milliseconds ${MASTER} ${DOWN_AFTER_MS}`,
    `sentinel failover-timeout ${MASTER} 5000`,
  ];
  const sentinels: RedisServer[] = [];
  for (let at = 0; at < 3; at += 1)
    sentinels.push(await servers.start(watch, { port: await freePort(), sentinel: true }));
  await waitFor('the Sentinels to know each other and the replica', async () => {
    const said = await Promise.all(sentinels.map(({ port }) => cli(port, 'info', 'sentinel')));
    return said.every((text) => text.includes('slaves=1,sentinels=3'));
  });
  return { url: `redis-sentinel://${hostsOf(sentinels).join(',')}/${MASTER}`, master, stop: servers.stop };
}
