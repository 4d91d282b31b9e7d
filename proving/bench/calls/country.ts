// A country of workers for the benchmark of calls: towns by population, trades, worked days, bookings and free days.
// Inserted with plain SQL, without triggers and foreign keys, which none of the measured statements needs.
import { allPlaces } from '#marketplace/places/places.ts';
import { type Db, openDb } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';

/** The place and the trade of the calls: of a million workers, about 10,000 are in reach. */
export const CALL_AT = { state: 'Maharashtra', city: 'Pune', role: 'mason' } as const;

export interface CountrySize {
  workers: number;
  employers: number;
}

/** Share of the workers in the city of the calls; the other ones live in all towns, by their population. */
const IN_CITY = 0.06;
const TRADES =
  '{mason,helper,painter,plumber,electrician,carpenter,welder,tiler,loader,cleaner,cook,driver,guard,bar-bender,tailor}';
/** Share of the workers who said *free* for the next day. */
const FREE = 0.08;
/** Percentage of workers with work through a call on the next day, and days worked per worker in the last two weeks. */
const BOOKED_PERCENT = 4;
const WORKED_EACH = 0.3;

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
const hoursOn = (day: ReturnType<typeof sql>) =>
  sql`tstzrange((${day} + time '09:00') at time zone 'Asia/Kolkata', (${day} + time '17:00') at time zone 'Asia/Kolkata')`;

async function insertWorkers(db: Db, { workers }: CountrySize): Promise<void> {
  const places = await allPlaces();
  const weights = places.map(({ population }) => Math.max(2000, population ?? 0));
  await run(
    db,
    sql`create temp table towns as select name, state, sum(weight) over (order by no) - weight as low
    from unnest(${places.map(({ name }) => name)}::text[], ${places.map(({ state }) => state)}::text[], ${weights}::float8[])
      with ordinality as t (name, state, weight, no)`,
  );
  await run(db, sql`create index on towns (low)`);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  await run(
    db,
    sql`create temp table drawn as select n as id, random() < ${IN_CITY}::float8 as city, random() * ${total}::float8 as at,
      random() as first, random() as second, random() as free from generate_series(1, ${workers}::int) n`,
  );
  await run(
    db,
    sql`insert into users (id, user_type, first_name, last_name, state, city, language) overriding system value
      select d.id, 'labour', 'Ravi', 'Kumar', case when d.city then ${CALL_AT.state} else t.state end,
        case when d.city then ${CALL_AT.city} else t.name end, 'hi'
      from drawn d cross join lateral (select name, state from towns where low <= d.at order by low desc limit 1) t`,
  );
  const trades = sql`${TRADES}::text[]`;
  await run(
    db,
    sql`insert into labour_profiles (user_id, skills, experience_years)
      select id, case when second < 0.5 then array[t.name] else array[t.name, (${trades})[1 + (second * 14)::int]] end, id % 9
      from drawn cross join lateral (select (${trades})[1 + least(14, floor(power(first, 1.6) * 15))::int] as name) t`,
  );
  await run(
    db,
    sql`insert into call_candidates (labour_id, trade, state, city)
      select distinct u.id, skill, u.state, u.city from users u join labour_profiles l on l.user_id = u.id cross join unnest(l.skills) skill`,
  );
  await run(
    db,
    sql`insert into free_days (labour_id, day, reach_km) select id, ${today} + 1, 15 from drawn where free < ${FREE}::float8`,
  );
}

async function insertWork(db: Db, { workers, employers }: CountrySize): Promise<void> {
  await run(
    db,
    sql`insert into users (id, user_type, first_name, last_name, state, city) overriding system value
      select ${workers}::int + n, 'employer', 'Sunita', 'Patil', ${CALL_AT.state}, ${CALL_AT.city} from generate_series(1, ${employers}::int) n`,
  );
  await run(
    db,
    sql`insert into employer_profiles (user_id, company_name) select id, 'Sai Construction' from users where user_type = 'employer'`,
  );
  const jobs = employers * 10;
  await run(
    db,
    sql`insert into jobs (id, employer_id, title, role, state, city, description, job_type, salary_amount, salary_period, status, is_call)
      overriding system value select n, ${workers}::int + 1 + n % ${employers}::int, 'Mason', ${CALL_AT.role}, ${CALL_AT.state}, ${CALL_AT.city}, '',
        'daily_wage', 900, 'day', 'closed', true from generate_series(1, ${jobs}::int) n`,
  );
  const insertApplications = (count: number, from: number, status: string, labour: ReturnType<typeof sql>) =>
    run(
      db,
      sql`insert into applications (id, job_id, employer_id, labour_id, status) overriding system value
        select ${from}::int + n, 1 + n % ${jobs}::int, ${workers}::int + 1 + (1 + n % ${jobs}::int) % ${employers}::int, ${labour}, ${status}
        from generate_series(1, ${count}::int) n`,
    );
  const worked = Math.floor(workers * WORKED_EACH);
  await insertApplications(worked, 0, 'completed', sql`1 + floor(power(random(), 2) * ${workers}::int)::int`);
  const booked = Math.floor((workers * BOOKED_PERCENT) / 100);
  await insertApplications(booked, worked, 'accepted', sql`n * ${100 / BOOKED_PERCENT}::int`);
  const day = sql`case when status = 'accepted' then ${today} + 1 else ${today} - (1 + id % 13)::int end`;
  await run(
    db,
    sql`insert into bookings (application_id, labour_id, day, during) select distinct on (a.labour_id, d.day) a.id, a.labour_id, d.day, ${hoursOn(sql`d.day`)}
      from applications a cross join lateral (select ${day} as day) d order by a.labour_id, d.day, a.id`,
  );
  await run(
    db,
    sql`insert into attendance_days (application_id, day, state, via)
      select application_id, day, case when application_id % 50 = 0 then 'absent' else 'present' end, 'code' from bookings where day < ${today}`,
  );
  for (const table of ['users', 'jobs', 'applications'])
    await run(db, sql`select setval(pg_get_serial_sequence(${table}, 'id'), 10000000)`);
}

/** Fills a migrated database with workers, employers, their earlier calls, and the bookings and free days of tomorrow. */
export async function buildCountry(url: string, size: CountrySize): Promise<void> {
  const db = openDb({ url, max: 1, name: 'bench country', statementTimeout: 0 });
  try {
    await run(db, sql`set session_replication_role = replica`);
    await run(db, sql`set synchronous_commit = off`);
    await run(db, sql`select setseed(0.42)`);
    await insertWorkers(db, size);
    await insertWork(db, size);
    await run(db, sql`vacuum analyze`);
  } finally {
    await db.end();
  }
}
