// Test data of a rolling restart: employers with jobs, and workers who will apply to each job once.
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { indexJobs } from '#marketplace/jobs/search/indexing.ts';
import { many, type Queryable, run, sql } from '#platform/sql.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';

export interface Member extends Person {
  token: string;
}

/** An application that a worker will send and the employer will then shortlist. */
export interface PlannedApplication {
  job_id: number;
  job_uid: string;
  labour: Member;
  employer: Member;
}

export interface World {
  labours: readonly Member[];
  employers: readonly Member[];
  planned: readonly PlannedApplication[];
}

/** Raised rate limits: all requests come from one address, and each user sends many per minute. */
const RAISED = { search_per_minute: 10_000, search_per_address_minute: 1_000_000, applications_per_hour: 1_000 };

async function sign(db: Queryable, person: Person): Promise<Member> {
  return { ...person, token: await buildSession(db, person) };
}

/** Creates one job per application, so that each application gets its own notification. */
export async function plantWorld(
  db: Queryable,
  size: { labours: number; employers: number; jobsEach: number },
): Promise<World> {
  for (const [key, value] of Object.entries(RAISED))
    await run(db, sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)`);
  const labours: Member[] = [];
  for (let made = 0; made < size.labours; made += 1) labours.push(await sign(db, await buildLabour(db)));
  const employers: Member[] = [];
  for (let made = 0; made < size.employers; made += 1) employers.push(await sign(db, await buildEmployer(db)));
  const planned: PlannedApplication[] = [];
  for (const employer of employers) {
    const jobs = await many(
      db,
      sql`insert into jobs (employer_id, title, role, state, city, job_type, salary_amount, salary_period, description, expires_at)
        select ${employer.id}::bigint, 'Mason for house ' || n, 'mason', 'Maharashtra', 'Pune', 'daily_wage', 900, 'day',
          'Brick and plaster work on a housing site.', now() + interval '7 days' from generate_series(1, ${size.jobsEach}::int) n
        returning id, uid`,
      z.object({ id: z.int(), uid: z.string() }),
    );
    await indexJobs(
      db,
      jobs.map(({ id }) => id),
    );
    for (const { id, uid } of jobs) {
      const labour = labours[planned.length % labours.length];
      if (labour) planned.push({ job_id: id, job_uid: uid, labour, employer });
    }
  }
  return { labours, employers, planned };
}
