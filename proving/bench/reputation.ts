// npm run bench:reputation: time to compute the reputations of 100,000 users from scratch; a second run must find no
// difference. --check fails if it is too slow; --json FILE; --people N; --any-load also measures on a busy machine.
import { z } from '#contracts/z.ts';
import { findDifferences, recomputeEverybody } from '#marketplace/reputation/actions/recompute.ts';
import { type Db, openDb } from '#platform/db.ts';
import { one, type Queryable, run, sql } from '#platform/sql.ts';
import { type Environment, inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import type { ReportLine } from './report.ts';
import { sharedClock } from './statistics.ts';

const options = readOptions({ people: '100000' });
const people = Number(options.option('people'));
const LIMIT_SECONDS = 60;
/** Percentage of employers among the users, and applications per worker. */
const EMPLOYERS_PERCENT = 5;
const APPLICATIONS_EACH = 10;

/**
 * Inserts the data of all users: half of the applications led to completed work, each with ten days of attendance
 * and the ratings of both sides.
 */
async function seed(db: Queryable): Promise<void> {
  await run(db, sql`select setseed(0.42)`);
  await run(
    db,
    sql`insert into users (user_type, first_name, last_name, phone_number)
      select case when n % 100 < ${EMPLOYERS_PERCENT} then 'employer' else 'labour' end, 'Person', n::text,
        '+919' || lpad(n::text, 9, '0') from generate_series(1, ${people}::int) n`,
  );
  await run(
    db,
    sql`insert into labour_profiles (user_id, experience_years)
      select id, (random() * 20)::int from users where user_type = 'labour'`,
  );
  await run(
    db,
    sql`with bosses as (select array_agg(id) as ids from users where user_type = 'employer')
      insert into applications (employer_id, labour_id, status, created_at, answered_at, withdrawn_late)
      select ids[1 + (random() * (cardinality(ids) - 1))::int], u.id, case when n % 2 = 0 then 'completed' else 'withdrawn' end,
        now() - interval '60 days', case when random() < 0.8 then now() - random() * interval '59 days' end, n % 10 = 1
      from users u, bosses, generate_series(1, ${APPLICATIONS_EACH}::int) n where u.user_type = 'labour'`,
  );
  await run(
    db,
    sql`insert into attendance_days (application_id, day, state, via)
      select a.id, current_date - d, (array['present', 'present', 'present', 'late', 'absent'])[1 + (random() * 4)::int], 'code'
      from applications a, generate_series(1, 10) d where a.status = 'completed'`,
  );
  for (const [rater, ratee] of [
    [sql`a.labour_id`, sql`a.employer_id`],
    [sql`a.employer_id`, sql`a.labour_id`],
  ] as const)
    await run(
      db,
      sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, visible_at)
        select a.id, ${rater}, ${ratee}, u.user_type, 1 + (random() * 4)::int, now() from applications a join users u on u.id = ${rater}
        where a.status = 'completed'`,
    );
  await run(
    db,
    sql`insert into contact_confirmations (application_id, contacted) select id, random() < 0.7 from applications where id % 3 = 0`,
  );
  await run(db, sql`analyze`);
}

const seconds = async (work: () => Promise<unknown>) => {
  const from = sharedClock();
  await work();
  return (sharedClock() - from) / 1000;
};

async function measure(db: Db, environment: Environment): Promise<void> {
  await seed(db);
  const first = await seconds(() => recomputeEverybody({ db }));
  const again = await seconds(() => recomputeEverybody({ db }));
  let different: number[] = [];
  const checked = await seconds(async () => {
    different = await findDifferences({ db });
  });
  const { rows } = await one(db, sql`select count(*)::int as rows from reputations`, z.object({ rows: z.int() }));
  const line = (id: string, work: string, took: number, pass: boolean, must: string): ReportLine => ({
    id,
    work,
    must,
    pass,
    ours: `${took.toFixed(1)} s`,
    floor: '',
    ratios: [],
  });
  const must = `<=${LIMIT_SECONDS} s`;
  environment.keep(
    line('P1', `${people} people from scratch, ${rows} rows`, first, first <= LIMIT_SECONDS, must),
    line('P2', 'the same over rows that are there', again, again <= LIMIT_SECONDS, must),
    line('P3', `compared with what is stored: ${different.length} differ`, checked, different.length === 0, '0 differ'),
  );
}

await inEnvironment(options, (environment) =>
  environment.onDatabase(async (url) => {
    const db = openDb({ url, max: 2, name: 'bench', statementTimeout: 0 });
    await measure(db, environment).finally(() => db.end());
  }),
);
