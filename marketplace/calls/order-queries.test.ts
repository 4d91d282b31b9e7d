// Tests the query plans of the order of a call, with many workers, and the table of the workers whom calls may ask.
import { beforeAll, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { buildCall } from '#testing/build-call.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour } from '#testing/factories.ts';
import { findFullScans } from '#testing/full-scans.ts';
import { ringsOf } from './actions/rounds.ts';
import { insertRing, notifyNext } from './order-queries.ts';

const database = useDatabase();
/** Rows of each table. With far fewer rows, Postgres prefers a sequential scan even if an index exists. */
const MANY = 8_000;
const EMPLOYERS = 400;
let jobId = 0;

beforeAll(async () => {
  const { db } = database;
  await run(
    db,
    sql`insert into users (user_type, first_name, last_name, state, city)
      select 'labour', 'Ravi', 'Kumar', 'Maharashtra', case when n % 40 = 0 then 'Pune' else 'Town ' || n % 500 end from generate_series(1, ${MANY}) n`,
  );
  await run(
    db,
    sql`insert into labour_profiles (user_id, skills) select id, case when id % 2 = 0 then '{mason,painter,helper,tiler,loader}'::text[] else '{cook,driver,guard,tailor,cleaner}' end from users`,
  );
  jobId = (await buildCall(db)).id;
  await run(
    db,
    sql`insert into users (user_type, first_name, last_name) select 'employer', 'Sunita', 'Patil' from generate_series(1, ${EMPLOYERS}::int)`,
  );
  await run(
    db,
    sql`insert into applications (job_id, employer_id, labour_id, status)
      select null, e.id, u.id, 'completed' from users u
        join (select id, row_number() over (order by id) as no from users where user_type = 'employer') e on e.no = 1 + u.id % ${EMPLOYERS}::int
      where u.user_type = 'labour'`,
  );
  await run(
    db,
    sql`insert into bookings (application_id, labour_id, day, during)
      select id, labour_id, current_date - ago, tstzrange(now() - ago * interval '1 day', now() - ago * interval '1 day' + interval '8 hours')
      from applications cross join lateral (select 1 + (id % 10)::int as ago) days`,
  );
  await run(db, sql`vacuum (analyze)`);
});

/** Sends the statement of `work` as if it were in a transaction. It is explained, not executed. */
const inTx = (work: (tx: Tx) => Promise<unknown>) => (db: Queryable) => work({ ...db, inTransaction: true });

it('The order of a call and a round read neither all workers nor all bookings', async () => {
  const pune = { role: 'mason', state: 'Maharashtra', city: 'Pune', pincode: null };
  for (const ring of await ringsOf(pune, true)) {
    const insert = inTx((tx) => insertRing(tx, { ...ring, jobId, limit: 2000 }));
    expect([ring.no, await findFullScans(database.db, MANY, insert)]).toEqual([ring.no, []]);
  }
  const notify = inTx((tx) => notifyNext(tx, { jobId, round: 1, size: 27, per_day: 6, unanswered: 2 }));
  expect(await findFullScans(database.db, MANY, notify)).toEqual([]);
});

it('A change of a worker changes the trades and the place for which calls may ask the worker', async () => {
  const { db } = database;
  const { id } = await buildLabour(db, { skills: ['mason', 'mason', 'painter'] });
  const candidates = async () =>
    (
      await many(
        db,
        sql`select trade || ' in ' || city as entry from call_candidates where labour_id = ${id} order by 1`,
        z.object({ entry: z.string() }),
      )
    ).map(({ entry }) => entry);
  expect(await candidates()).toEqual(['mason in Pune', 'painter in Pune']);
  await run(db, sql`update labour_profiles set skills = '{cook}' where user_id = ${id}`);
  await run(db, sql`update users set city = 'Nagpur' where id = ${id}`);
  expect(await candidates()).toEqual(['cook in Nagpur']);
  await run(db, sql`update users set muted_notifications = '{job_match}' where id = ${id}`);
  expect(await candidates()).toEqual([]);
  await run(
    db,
    sql`update users set muted_notifications = '{}', suspended_at = now(), suspended_reason = 'Fake' where id = ${id}`,
  );
  expect(await candidates()).toEqual([]);
  await run(db, sql`update users set suspended_at = null, suspended_reason = null where id = ${id}`);
  expect(await candidates()).toEqual(['cook in Nagpur']);
  await run(db, sql`update users set erased_at = now() where id = ${id}`);
  expect(await candidates()).toEqual([]);
});
