// Listens for wake-ups: the Postgres notifications that wake idle worker processes when tasks are waiting.
import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { waitFor } from './wait-for.ts';

/** Listens on a connection of the pool, by default on the channel that graphile-worker uses for wake-ups. */
export async function listenForWakeUps(db: Db, channel = 'jobs:insert') {
  const client = await db.connect();
  const received: string[] = [];
  client.on('notification', ({ payload = '' }) => received.push(payload));
  await client.query(`listen "${channel}"`);
  return {
    received,
    /**
     * Removes and returns the wake-ups of all earlier commits. Sends a unique string and waits for it: Postgres
     * delivers notifications in the order of the commits, so all earlier wake-ups have arrived by then.
     */
    async take(): Promise<string[]> {
      const mark = randomUUID();
      await run(db, sql`select pg_notify(${channel}, ${mark})`);
      await waitFor('the mark', () => received.includes(mark));
      const earlier = received.splice(0, received.indexOf(mark) + 1);
      return earlier.slice(0, -1);
    },
    close: () => client.release(true),
  };
}
