// A worker process that is set up as in the documentation of the queue library, without a watchdog and without an exit
// on failure, for positive controls.
import { setTimeout as pause } from 'node:timers/promises';
import { run } from 'graphile-worker';
import pg from 'pg';
import { z } from '#contracts/z.ts';

const pgPool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
pgPool.on('error', () => {});
pgPool.on('connect', (client) => client.on('error', () => {}));
const payloadShape = z.looseObject({ n: z.int() });

const runner = await run({
  pgPool,
  concurrency: 10,
  noHandleSignals: true,
  schema: 'plain_queue',
  taskList: {
    /**
     * The task works for two seconds and then writes outside of the queue's transaction, like a call to an external
     * provider.
     */
    act: async (payload) => {
      const { n } = payloadShape.parse(payload);
      await pause(2_000);
      await pgPool.query('insert into plain_effects (n) values ($1)', [n]);
    },
    mark: async (payload, { withPgClient }) => {
      const { n } = payloadShape.parse(payload);
      await withPgClient((client) =>
        client.query('insert into plain_marks (n) values ($1) on conflict do nothing', [n]),
      );
    },
  },
});
console.log('ready');
runner.promise.catch(() => {});
// Keeps the process alive after its runner has failed, so that a check of the process alone still succeeds.
setInterval(() => {}, 60_000);
