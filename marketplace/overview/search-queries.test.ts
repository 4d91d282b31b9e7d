// Tests the query plans of the administrators' search, with many rows.
import { beforeAll, expect, it } from 'vitest';
import { type Queryable, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { findFullScans } from '#testing/full-scans.ts';
import { searchApplications } from '../applications/admin-view.ts';
import { listPeopleFound, type PeopleListFilter } from '../people/queries/listed-people.ts';
import { findJobsByText, findJobsOfEmployers } from '../reports/job-queries.ts';
import { findCases } from './search-queries.ts';

const database = useDatabase();
/** Rows of each table. With far fewer rows, Postgres prefers a sequential scan even if an index exists. */
const MANY = 8_000;
const limit = 5;

beforeAll(async () => {
  const { db } = database;
  await run(
    db,
    sql`insert into users (user_type, phone_number, first_name, last_name, state, city)
      select case when n % 2 = 0 then 'employer' else 'labour' end, '+917' || lpad((n * 7919 % 1000000000)::text, 9, '0'),
        md5(n::text), md5((n * 7)::text), 'Kerala', 'Kochi' from generate_series(1, ${MANY}) n`,
  );
  await run(
    db,
    sql`insert into employer_profiles (user_id, company_name) select id, md5(id::text) from users where user_type = 'employer'`,
  );
  await run(
    db,
    sql`insert into jobs (employer_id, title, state, description, status, expires_at)
      select u.id, md5(u.id::text) || ' mason', 'Kerala', 'Brick work.', 'closed', now()
      from users u, generate_series(1, 2) where u.user_type = 'employer'`,
  );
  await run(
    db,
    sql`insert into applications (job_id, employer_id, labour_id, status)
      select j.id, j.employer_id, l.id, 'rejected' from jobs j
      join (select id, row_number() over (order by id) as nth from users where user_type = 'labour') l on l.nth = 1 + j.id % ${MANY / 2}`,
  );
  await run(
    db,
    sql`insert into reports (case_number, reporter_id, target_type, target_user_id, reason)
      select 'KS-' || lpad((id / 10000)::text, 4, '0') || '-' || lpad((id % 10000)::text, 4, '0'), id, 'user', id, 'fake' from users`,
  );
  await run(
    db,
    sql`insert into grievances (ticket, code_hash, user_id, kind, words, due_ack_at, due_at)
      select 'G-' || lpad((id / 10000)::text, 4, '0') || '-' || lpad((id % 10000)::text, 4, '0'), sha256('x'), id, 'fraud', 'x', now(), now() from users`,
  );
  // `vacuum` also empties the pending list of the index on names. With a long pending list, Postgres would rather scan
  // the table.
  await run(db, sql`vacuum (analyze)`);
});

const people = (by: Pick<PeopleListFilter, 'words' | 'key'>) => (db: Queryable) =>
  // Only the recorded statement matters. `db` returns no rows while it records, so the function throws, and the error
  // is ignored.
  listPeopleFound(db, { ...by, sort: 'newest', page: 1, limit }).catch(() => null);
const UID = '0b8f5a52-9a0e-4c5c-8a5e-3b1f2c4d5e6f';

const searches: readonly [string, (db: Queryable) => Promise<unknown>][] = [
  ['users by id', people({ words: null, key: { id: 7 } })],
  ['users by uid', people({ words: null, key: { uid: UID } })],
  ['users by phone number', people({ words: null, key: { phone: '+919876543210' } })],
  ['users by the last four digits', people({ words: null, key: { phone_end: '4821' } })],
  ['users by name', people({ words: 'a1b2c3', key: null })],
  ['jobs by id', (db) => findJobsByText(db, { q: '7', limit })],
  ['jobs by uid', (db) => findJobsByText(db, { q: UID, limit })],
  ['jobs by title', (db) => findJobsByText(db, { q: 'mason', limit })],
  ['jobs of employers', (db) => findJobsOfEmployers(db, { employers: [2, 4, 6, 8, 10], limit })],
  ['applications', (db) => searchApplications(db, { id: 7, users: [1, 2, 3, 4, 5], limit })],
  ['cases by id', (db) => findCases(db, { id: 7, case_number: null, users: [], limit })],
  ['cases by number', (db) => findCases(db, { id: null, case_number: 'KS-0000-0007', users: [], limit })],
  ['cases of users', (db) => findCases(db, { id: null, case_number: null, users: [1, 2, 3, 4, 5], limit })],
];

it.each(searches)('The search finds %s by an index', async (_name, search) => {
  expect(await findFullScans(database.db, MANY, search)).toEqual([]);
});
