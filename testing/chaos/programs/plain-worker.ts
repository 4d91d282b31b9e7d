// A worker as the library's documents show it, with no watch over its progress and no end on failure: what the control of a row needs.
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
    /** Takes its time, then has its effect outside any transaction of the queue's, as a call to a company has. */
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
// It lives on whatever becomes of its runner: "the process is up" is all that anybody asks of it.
setInterval(() => {}, 60_000);
