// The lines F2 and F3 of the result table: time from the first inserted notification until the last of 5,000 clients
// has received its notification. Compares the product, the baseline, and one task per recipient.

import { runMigrations } from 'graphile-worker';
import { z } from '#contracts/z.ts';
import { postJob } from '#marketplace/jobs/actions/post-job.ts';
import { type Db, openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { buildEmployer } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { endAll, startPart } from '../processes.ts';
import { median } from '../statistics.ts';
import { startCrowd } from './crowd.ts';
import { clearNotifications, post, RECIPIENTS, type Scene } from './scene.ts';

const WITHIN_MS = 60_000;

export interface FanoutTimes {
  /**
   * Time in ms from the first inserted row until the last client (`last`) or the first client (`first`) has received
   * its message.
   */
  last: number;
  first: number;
  /** Time from the start of the action until the last client has its message, in ms. */
  whole: number;
}

export type Side = 'ours' | 'floor' | 'each';

const parts: Record<Side, string> = { ours: 'one-process', floor: 'fanout-floor', each: 'each-recipient' };

const acts: Record<Side, (db: Db) => Promise<unknown>> = {
  ours: async (db) => postJob({ db }, await buildEmployer(db), { job: post, idempotency: null }),
  floor: (db) => run(db, sql`select pg_notify('fanout', '1')`),
  each: (db) =>
    run(
      db,
      sql`select queue_peer.add_jobs(array(select row('tell_one', json_build_object('event_id', 1, 'user_id', user_id), null, null, null, null, null, null)::queue_peer.job_spec
        from bench_recipients))`,
    ),
};

const began = z.object({ at: z.number(), total: z.int() });

/**
 * Returns the time at which the first notification was inserted, by the clock of this machine. Throws if notifications
 * are still missing after the timeout.
 */
async function firstRow(db: Db): Promise<number> {
  const read = () =>
    one(
      db,
      sql`select coalesce(extract(epoch from min(created_at))::float8 * 1000, 0) as at, count(*)::int as total from notifications`,
      began,
    );
  await waitFor('all rows', async () => (await read()).total === RECIPIENTS, WITHIN_MS);
  return (await read()).at;
}

const usual = (all: readonly FanoutTimes[], of: (times: FanoutTimes) => number) => median(all.map(of));

interface Play {
  scene: Scene;
  folder: string;
  /** Number of measured fan-outs, which run one after the other. Their medians are reported. */
  events: number;
}

/** Measures the fan-outs of one side in new processes. Discards the first fan-out, which warms up the processes. */
export async function playFanout(side: Side, { scene, folder, events }: Play): Promise<FanoutTimes> {
  const db = openDb({ url: scene.url, max: 4, name: 'bench telling', statementTimeout: 0 });
  try {
    if (side === 'each') await runMigrations({ pgPool: db, schema: 'queue_peer' });
    const { port } = await startPart(parts[side], [scene.url]);
    const kind = side === 'floor' ? 'ws' : 'socket.io';
    const url = `${kind === 'ws' ? 'ws' : 'http'}://127.0.0.1:${port}`;
    const crowd = await startCrowd({ kind, url, folder }, scene.listeners);
    const play = async (): Promise<FanoutTimes> => {
      await clearNotifications(scene.url);
      await crowd.reset();
      const acted = Date.now();
      await acts[side](db);
      const received = await crowd.untilAllReceived(WITHIN_MS);
      const from = await firstRow(db);
      return { last: received.last - from, first: received.first - from, whole: received.last - acted };
    };
    await play();
    const all: FanoutTimes[] = [];
    for (let event = 0; event < events; event += 1) all.push(await play());
    return {
      last: usual(all, ({ last }) => last),
      first: usual(all, ({ first }) => first),
      whole: usual(all, ({ whole }) => whole),
    };
  } finally {
    await db.end();
    await endAll();
  }
}
