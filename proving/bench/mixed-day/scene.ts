// Test data of the benchmark mixed-day: workers and employers with sessions, phone numbers, pending applications, and
// raised limits.
import { z } from '#contracts/z.ts';
import { type Db, openDb } from '#platform/db.ts';
import { many, sql } from '#platform/sql.ts';
import { type Listener, openSessions } from '../fanout/scene.ts';
import { runOn } from '../servers.ts';
import { putSettings, raisedSearches } from '../settings.ts';

/** An application that waits for the employer, who has not opened it yet. */
interface Waiting {
  id: number;
  employer: Listener;
}

export interface Scene {
  labours: readonly Listener[];
  employers: readonly Listener[];
  /** Open jobs for views and applications. */
  jobs: readonly { id: number; uid: string }[];
  waiting: readonly Waiting[];
  /** Phone numbers for sign-ins. */
  phones: readonly string[];
}

const LABOURS = 4000;
const PHONES = 8000;
const JOBS = 4000;
const WAITING = 30_000;

/** Raised limits, because one machine sends all requests. Workers may also apply with an incomplete profile. */
export const raised = {
  ...raisedSearches,
  otp_per_address_hour: 100_000,
  otp_per_line_3_hours: 1_000_000,
  otp_per_network_day: 10_000_000,
  otp_per_hour: 10_000_000,
  applications_per_hour: 1000,
  profile_completion_threshold: 0,
};

const onlyId = z.object({ id: z.int() });

async function insertLabours(db: Db): Promise<number[]> {
  const rows = await many(
    db,
    sql`with accounts as (
        insert into users (user_type, phone_number, first_name, last_name, state, city, language)
        select 'labour', '+919' || (100000000 + n), 'Ravi', 'Kumar', 'Maharashtra', 'Pune', case when n % 3 = 0 then 'en' else 'hi' end
        from generate_series(1, ${LABOURS + PHONES}::int) n returning id
      ), profiles as (
        insert into labour_profiles (user_id, skills, experience_years) select id, '{mason}', 4 from accounts
      ) select id::int from accounts order by id`,
    onlyId,
  );
  return rows.map(({ id }) => id);
}

/** Adds users to a database of generated jobs. */
export async function buildScene(url: string): Promise<Scene> {
  const db = openDb({ url, max: 1, name: 'bench scene', statementTimeout: 0 });
  try {
    await putSettings(db, raised);
    const ids = await insertLabours(db);
    const labours = await openSessions(db, ids.slice(0, LABOURS));
    const employerIds = await many(db, sql`select id::int from users where user_type = 'employer' order by id`, onlyId);
    const employers = await openSessions(
      db,
      employerIds.map(({ id }) => id),
    );
    const jobs = await many(
      db,
      sql`select id, uid from jobs where status = 'active' order by created_at desc limit ${JOBS}`,
      z.object({ id: z.int(), uid: z.string() }),
    );
    // The applicants are workers who send no application during the benchmark, because a worker may apply to
    // a job only once.
    const waiting = await many(
      db,
      sql`insert into applications (job_id, employer_id, labour_id)
        select j.id, j.employer_id, ${ids[LABOURS] ?? 0}::bigint + n
        from (select id, employer_id, row_number() over (order by created_at desc)::int as place from jobs where status = 'active' limit ${JOBS}) j
        cross join generate_series(0, ${Math.ceil(WAITING / JOBS) - 1}::int) n returning id, employer_id`,
      z.object({ id: z.int(), employer_id: z.int() }),
    );
    await runOn(url, 'vacuum analyze');
    const byId = new Map(employers.map((holder) => [holder.id, holder]));
    const phones = Array.from({ length: PHONES }, (_, at) => `+919${100_000_000 + LABOURS + at + 1}`);
    return {
      labours,
      employers,
      jobs,
      phones,
      waiting: waiting.flatMap(({ id, employer_id }) => {
        const employer = byId.get(employer_id);
        return employer ? [{ id, employer }] : [];
      }),
    };
  } finally {
    await db.end();
  }
}
