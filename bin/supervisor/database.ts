// Supervises the embedded Postgres: restarts it if it dies, on the same port if possible.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { dataFolder } from './environment.ts';

export interface SupervisedDatabase {
  /** Returns the current database URL. The URL changes only if the port is not available when the database restarts. */
  url: () => string;
  stop: () => Promise<void>;
}

export function embeddedOptions(): Parameters<typeof startEmbeddedPostgres>[0] {
  return { dir: path.join(dataFolder(), 'postgres'), database: 'kaamsetu', durable: true, log: console.error };
}

/**
 * Starts Postgres. Calls `onMoved` if the database URL has changed after a restart, and `onLost` if a restart fails.
 */
export async function superviseDatabase(hooks: {
  onMoved: () => void;
  onLost: (error: unknown) => void;
}): Promise<SupervisedDatabase> {
  let running = await startEmbeddedPostgres(embeddedOptions());
  let stopping = false;
  const watch = async (): Promise<void> => {
    await running.ended;
    if (stopping) return;
    console.error('The database ended unexpectedly; starting it again.');
    await running.stop();
    const before = running.url;
    running = await restartDatabase(running.port);
    if (running.url !== before) hooks.onMoved();
    return watch();
  };
  watch().catch(hooks.onLost);
  return {
    url: () => running.url,
    stop: () => {
      stopping = true;
      return running.stop();
    },
  };
}

async function restartDatabase(port: number): Promise<EmbeddedPostgres> {
  await pause(300);
  try {
    return await startEmbeddedPostgres({ ...embeddedOptions(), port });
  } catch {
    return startEmbeddedPostgres(embeddedOptions());
  }
}
