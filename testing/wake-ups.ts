// Listens for the wake-ups of the lanes, as the runners of graphile-worker do.
import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { waitFor } from './wait-for.ts';

/** Listens on a connection of the pool, by default on the channel of the wake-ups. */
export async function listenForWakeUps(db: Db, channel = 'jobs:insert') {
  const client = await db.connect();
  const received: string[] = [];
  client.on('notification', ({ payload = '' }) => received.push(payload));
  await client.query(`listen "${channel}"`);
  return {
    received,
    /** Removes and returns the wake-ups of all earlier commits: Postgres delivers in the order of the commits. */
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
