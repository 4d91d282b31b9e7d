// The Postgres of a row: durable, out of the npm install, to be torn away and brought back on the same port.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from '#platform/embedded/binaries.ts';
import { clusterIn } from '#platform/embedded/cluster.ts';
import { chooseIdentity } from '#platform/embedded/identity.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded/postgres.ts';

export interface ChaosPostgres {
  url: string;
  port: number;
  /** Ends it as a crash would; what was committed is on the disk. Resolves when it is gone. */
  crash(): Promise<void>;
  /** Resolves when it has ended of itself. */
  ended(): Promise<void>;
  /** Brings it back. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one in a folder, with an empty database. */
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
