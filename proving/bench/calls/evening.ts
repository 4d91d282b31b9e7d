// An evening: many employers post a call within one minute, while other users search for jobs. Measures how long the last
// call waits for its first round and for its notifications, and the searches beside those of an idle product.
import { setTimeout as pause } from 'node:timers/promises';
import { callEndpoints } from '#contracts/calls.ts';
import { createClient } from '#contracts/client.ts';
import { z } from '#contracts/z.ts';
import { checkCalls } from '#marketplace/calls/actions/check.ts';
import { type Db, openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { buildEmployer, buildSession } from '#testing/factories.ts';
import { askAtRate, createSender, percentileOf } from '../mixed-day/open-loop.ts';
import { startPrograms } from '../processes.ts';
import { putSettings, raisedSearches } from '../settings.ts';
import { CALL_AT } from './country.ts';

/** Searches per second beside the calls, and seconds of the warm-up and of the idle measurement. */
const SEARCHES = 20;
const WARM_UP_S = 5;
const IDLE_S = 20;
const POSTING_S = 60;
const PATIENCE_MS = 180_000;

interface Evening {
  url: string;
  folder: string;
  calls: number;
}

const tomorrow = z.object({ date: z.string() });

async function buildPosters(db: Db, base: string, calls: number) {
  const asked = sql`select ((now() at time zone 'Asia/Kolkata')::date + 1)::text as date`;
  const { date } = await one(db, asked, tomorrow);
  const body = {
    ...{ date, start_time: '09:00', end_time: '17:00', state: CALL_AT.state, city: CALL_AT.city },
    ...{ location: 'Plot 7, Wakad', lines: [{ role: CALL_AT.role, positions: 6, pay: 900 }], reserves: 3 },
    travel: 'none' as const,
  };
  const posters: (() => Promise<unknown>)[] = [];
  for (let no = 0; no < calls; no += 1) {
    const { call } = createClient({ base, token: await buildSession(db, await buildEmployer(db)) });
    // The list fetches nothing for the post, and opens the connection of the employer.
    await call(callEndpoints.listMyCalls, { query: {} });
    posters.push(() => call(callEndpoints.postCall, { body }));
  }
  return posters;
}

const progress = z.object({ asked: z.int(), waiting: z.int(), age: z.number() });

/**
 * Returns the number of calls with a first round, the notified workers without a notification, and the seconds since
 * the last post.
 */
const findProgress = (db: Db, after: number) =>
  one(
    db,
    sql`select (select count(*) from shift_calls where job_id > ${after} and round_at is not null)::int as asked,
        (select count(*) from call_people p where p.job_id > ${after} and p.notified_at is not null and not exists (
          select from notifications n join jobs j on j.uid::text = n.params ->> 'job_uid'
          where n.kind = 'call_offered' and j.id = p.job_id and n.user_id = p.labour_id))::int as waiting,
        extract(epoch from clock_timestamp() - (select max(created_at) from jobs where id > ${after}))::float8 as age`,
    progress,
  );

const overLimit = z.object({ people: z.int(), max: z.int(), above: z.int() });

/** Returns the notified workers, the most calls of one worker, and the workers above the limits of a day (6) and of open calls (2). */
const findLoads = (db: Db, after: number) =>
  one(
    db,
    sql`select count(*)::int as people, coalesce(max(calls), 0)::int as max, count(*) filter (where calls > 2)::int as above
      from (select labour_id, count(*) as calls from call_people where job_id > ${after} and notified_at is not null group by labour_id) loads`,
    overLimit,
  );

/** Waits until each call has had its first round and each of its workers a notification. Returns both times in s. */
async function untilRung(db: Db, after: number, calls: number): Promise<{ round: number; bell: number }> {
  const until = performance.now() + PATIENCE_MS;
  let round = Number.POSITIVE_INFINITY;
  while (performance.now() < until) {
    const { asked, waiting, age } = await findProgress(db, after);
    if (asked === calls) round = Math.min(round, age);
    if (asked === calls && waiting === 0) return { round, bell: age };
    await pause(200);
  }
  return { round, bell: Number.POSITIVE_INFINITY };
}

/** Ends the calls of earlier measurements, which count towards the limits of their workers, and lifts the limit of searches. */
async function prepare(db: Db): Promise<void> {
  await run(db, sql`update jobs set status = 'closed' where id in (select job_id from shift_calls)`);
  await run(db, sql`update shift_calls set next_at = null`);
  await putSettings(db, raisedSearches);
}

/** Plays the evening on a country ({@link buildCountry}). The caller ends the started processes. */
export async function playEvening({ url, folder, calls }: Evening) {
  const db = openDb({ url, max: 4, name: 'bench evening', statementTimeout: 0 });
  await prepare(db);
  const { port } = await startPrograms({ DATABASE_URL: url, DATA_DIR: folder });
  const { send, close } = createSender(port);
  const path = `/api/v1/jobs/?q=${CALL_AT.role}&location=${CALL_AT.city}`;
  const search = () => ({
    kind: 'search',
    run: async () => {
      const { status } = await send({ method: 'GET', path });
      return status === 200 ? null : `search: ${status}`;
    },
  });
  try {
    const posters = await buildPosters(db, `http://127.0.0.1:${port}`, calls);
    const { id: after } = await one(
      db,
      sql`select coalesce(max(id), 0)::int as id from jobs`,
      z.object({ id: z.int() }),
    );
    const idle = await askAtRate(search, { rate: SEARCHES, seconds: IDLE_S, warmUp: WARM_UP_S });
    const busy = askAtRate(search, { rate: SEARCHES, seconds: POSTING_S, warmUp: 0 });
    const posting = posters.map(async (post, no) => {
      await pause((no * POSTING_S * 1000) / posters.length);
      await post();
    });
    await Promise.all(posting);
    const { round, bell } = await untilRung(db, after, calls);
    const searches = { idle: percentileOf(idle, 0.95), busy: percentileOf(await busy, 0.95) };
    const errors = [...idle.errors, ...(await busy).errors];
    return { round, bell, ...searches, errors, faults: await checkCalls(db), ...(await findLoads(db, after)) };
  } finally {
    close();
    await db.end();
  }
}
