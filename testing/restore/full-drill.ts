// The three drills, one after the other; whatever fails, nothing is left running.
import type { DebianPostgres } from '#testing/debian-postgres.ts';
import { endAll } from '../../bench/processes.ts';
import { drillDump } from './dump-drill.ts';
import { drillEmbedded } from './embedded-drill.ts';
import { drillTime } from './time-drill.ts';

interface DrillOptions {
  /** Beside the demo people. */
  rows: number;
  /** Seconds after which a server hands over what it has written. */
  archiveTimeout: number;
}

/** Runs all of them in a folder; what the closing line says. */
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
