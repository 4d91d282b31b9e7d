// The PostgreSQL of a scenario: embedded, durable, and able to crash and restart on the same port.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from '#platform/embedded/binaries.ts';
import { clusterIn } from '#platform/embedded/cluster.ts';
import { chooseIdentity } from '#platform/embedded/identity.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded/postgres.ts';

export interface ChaosPostgres {
  url: string;
  port: number;
  /** Crashes the server. Committed data is on the disk. Resolves when the process is gone. */
  crash(): Promise<void>;
  /** Resolves when the server has ended without `crash` or `stop`. */
  ended(): Promise<void>;
  /** Starts the server again. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server in a folder, with an empty database. */
export async function startPostgres(folder: string): Promise<ChaosPostgres> {
  const dir = path.join(folder, 'postgres');
  const open = (port?: number) =>
    startEmbeddedPostgres({ dir, database: 'kaamsetu', durable: true, log: () => {}, ...(port ? { port } : {}) });
  let server: EmbeddedPostgres = await open();
  const { url, port } = server;
  return {
    url,
    port,
    async crash() {
      const { pidFile } = clusterIn(chooseIdentity(findBinaries(), dir).folder);
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
      await server.ended;
      await server.stop();
    },
    async ended() {
      await server.ended;
      await server.stop();
    },
    async start() {
      server = await open(port);
    },
    stop: () => server.stop(),
  };
}
