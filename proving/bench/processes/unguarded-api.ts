// The product's API without the guard of the seats of a call: the control of the benchmark of calls, which oversells. An
// answer counts the taken seats without a lock, as a naive implementation would.
import pg from 'pg';
import { z } from '#contracts/z.ts';

const statement = z.looseObject({ text: z.string(), values: z.array(z.unknown()) });

/**
 * The statement that gives the next seat by counting; none if all are taken. No row of `call_seats` has its number, which
 * is a smallint, so the answer changes no such row.
 */
const counting = `select (30000 + taken)::int as no, case when taken < places then 'place' else 'reserve' end as kind
  from (select (select count(*) from applications where job_id = $1 and status in ('accepted', 'shortlisted')) as taken,
    (select count(*) filter (where kind = 'place') from call_seats where job_id = $1) as places,
    (select count(*) from call_seats where job_id = $1) as seats) counted where taken < seats`;

const { query } = pg.Client.prototype;
Reflect.set(pg.Client.prototype, 'query', function unguarded(this: pg.Client, ...given: unknown[]) {
  const asked = statement.safeParse(given[0]);
  const isGuard = asked.success && asked.data.text.startsWith('update call_seats set labour_id');
  if (isGuard && asked.data.text.includes('skip locked')) given[0] = { text: counting, values: [asked.data.values[1]] };
  return Reflect.apply(query, this, given);
});
// The source, because the built API contains a separate copy of the driver.
await import('#api/main.ts');
