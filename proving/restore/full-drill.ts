// Runs the three restore drills one after the other. If one fails, all servers are stopped.
import type { DebianPostgres } from '#testing/debian-postgres.ts';
import { endAll } from '../bench/processes.ts';
import { drillDump } from './dump-drill.ts';
import { drillEmbedded } from './embedded-drill.ts';
import { drillTime } from './time-drill.ts';

interface DrillOptions {
  /** Number of rows in addition to the demo data. */
  rows: number;
  /** Seconds after which a server archives its WAL. */
  archiveTimeout: number;
}

/** Runs all drills in a folder. Returns the texts for the summary line. */
export async function drillAll(folder: string, { rows, archiveTimeout }: DrillOptions): Promise<string[]> {
  const servers: DebianPostgres[] = [];
  try {
    const dump = await drillDump({ folder, rows, servers });
    const embedded = await drillEmbedded(folder);
    return [dump, embedded, await drillTime({ folder, archiveTimeout, servers })];
  } finally {
    await endAll();
    for (const server of servers) await server.stop('immediate').catch(() => undefined);
  }
}
