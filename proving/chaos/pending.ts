// Creates pending applications in one statement, on which the employers of a scenario decide.
import { z } from '#contracts/z.ts';
import { many, type Queryable, run, sql } from '#platform/sql.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';

export interface Pending {
  application_id: number;
  labour_id: number;
  /** Session token of the employer who may decide. */
  token: string;
}

const EMPLOYERS = 5;
const LABOURS = 40;
/** Raised rate limits: all requests come from one address, and each user sends many per minute. */
const RAISED = {
  search_per_minute: 10_000,
  search_per_address_minute: 1_000_000,
  applications_per_hour: 1_000,
  otp_per_address_hour: 100_000,
  otp_per_line_3_hours: 1_000_000,
  otp_per_network_day: 10_000_000,
  otp_per_hour: 10_000_000,
};

/** Raises the rate limits, which are too low for the requests of a scenario. */
export async function liftLimits(db: Queryable): Promise<void> {
  for (const [key, value] of Object.entries(RAISED))
    await run(
      db,
      sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do nothing`,
    );
}

async function buildLabours(db: Queryable): Promise<number[]> {
  const labours: number[] = [];
  for (let made = 0; made < LABOURS; made += 1) labours.push((await buildLabour(db)).id);
  return labours;
}

/**
 * Creates one job per application, so that each application gets its own notification. The applicants are `people`, or
 * new workers by default.
 */
export async function plantPending(db: Queryable, count: number, people?: readonly number[]): Promise<Pending[]> {
  const labours = people ?? (await buildLabours(db));
  const pending: Pending[] = [];
  for (let made = 0; made < EMPLOYERS; made += 1) {
    const employer = await buildEmployer(db);
    const token = await buildSession(db, employer);
    const rows = await many(
      db,
      sql`with job as (
          insert into jobs (employer_id, title, role, state, city, job_type, salary_amount, salary_period, description, expires_at)
          select ${employer.id}::bigint, 'Mason for house ' || n, 'mason', 'Maharashtra', 'Pune', 'daily_wage', 900, 'day',
            'Brick and plaster work.', now() + interval '7 days' from generate_series(1, ${Math.ceil(count / EMPLOYERS)}::int) n
          returning id
        )
        insert into applications (job_id, employer_id, labour_id)
        select id, ${employer.id}::bigint, (${[...labours]}::bigint[])[1 + id % ${labours.length}::int] from job
        returning id as application_id, labour_id`,
      z.object({ application_id: z.int(), labour_id: z.int() }),
    );
    pending.push(...rows.map((row) => ({ ...row, token })));
  }
  return pending.slice(0, count);
}
