// Inserts millions of users, jobs and applications over a year with plain SQL and all triggers.
import { openDb } from '#platform/db.ts';
import { run, type Sql, sql } from '#platform/sql.ts';
import { foldCounts } from '#worker/housekeeping/fold-counts.ts';

export interface Size {
  users: number;
  jobs: number;
  applications: number;
}

/** Rows per statement. Each statement records one set of changes of the overview counts. */
const AT_ONCE = 50_000;
/** Every fifth user is an employer. */
const EMPLOYERS = 5;

const when = sql`now() - ((n::bigint * 7919) % 525600) * interval '1 minute'`;

const users = (
  from: number,
  to: number,
) => sql`insert into users (user_type, phone_number, first_name, last_name, state, city, created_at)
  select case when n % ${EMPLOYERS}::int = 0 then 'employer' else 'labour' end, '+919' || lpad(n::text, 9, '0'), 'Ravi ' || n % 997, 'Kumar',
    'Maharashtra', 'Pune', ${when}
  from generate_series(${from}::int, ${to}::int) as n`;

const profiles = (from: number, to: number) => sql`insert into labour_profiles (user_id, skills)
  select id, '{mason}' from users where id between ${from} and ${to} and user_type = 'labour'`;

const jobs = (
  from: number,
  to: number,
  size: Size,
) => sql`insert into jobs (employer_id, title, state, city, description, salary_amount, salary_period, status, created_at)
  select ${EMPLOYERS}::int * (1 + n % ${Math.floor(size.users / EMPLOYERS)}::int), 'Mason for brick work', 'Maharashtra', 'Pune', 'Brick and plaster work.', 900, 'day',
    (array['active', 'active', 'filled', 'expired', 'closed'])[1 + n % 5], ${when}
  from generate_series(${from}::int, ${to}::int) as n`;

const applications = (
  from: number,
  to: number,
  size: Size,
) => sql`insert into applications (job_id, employer_id, labour_id, status, created_at)
  select j.id, j.employer_id, l.labour_id, (array['pending', 'shortlisted', 'rejected', 'withdrawn', 'accepted'])[1 + n % 5],
    ${when}
  from generate_series(${from}::int, ${to}::int) as n
    cross join lateral (select 1 + (n::bigint * 48271) % ${size.users}::int as at) as spot
    cross join lateral (select case when at % ${EMPLOYERS}::int = 0 then at - 1 else at end as labour_id) as l
    join jobs j on j.id = 1 + n % ${size.jobs}::int
  on conflict do nothing`;

/**
 * Fills a fresh, migrated database, adds the recorded changes to the overview counts as a worker process does every
 * minute, and runs ANALYZE.
 */
export async function plant(url: string, size: Size): Promise<void> {
  const db = openDb({ url, max: 2, name: 'bench planting', statementTimeout: 0 });
  const inBatches = async (count: number, statement: (from: number, to: number) => Sql) => {
    for (let from = 1; from <= count; from += AT_ONCE)
      await run(db, statement(from, Math.min(count, from + AT_ONCE - 1)));
  };
  try {
    await inBatches(size.users, users);
    await inBatches(size.users, profiles);
    await inBatches(size.jobs, (from, to) => jobs(from, to, size));
    await inBatches(size.applications, (from, to) => applications(from, to, size));
    await foldCounts(db, () => {});
    await run(db, sql`vacuum analyze`);
  } finally {
    await db.end();
  }
}
