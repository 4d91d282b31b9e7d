// Tests the query plans for one job in the admin area, with many jobs and reports.
import { beforeAll, expect, it } from 'vitest';
import { type Queryable, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { findFullScans } from '#testing/full-scans.ts';
import { listAdminActions } from './admin-action-queries.ts';
import { findJobToReview, listReportsAbout, listSteps } from './job-queries.ts';

const database = useDatabase();
const MANY = 8_000;
const EMPLOYERS = 400;
let jobId = 0;

/** Returns the large tables that the statement of `work` reads with a sequential scan. */
const fullScansOf = (work: (db: Queryable) => Promise<unknown>) => findFullScans(database.db, MANY, work);

beforeAll(async () => {
  const { db } = database;
  const [employer, reporter] = [await buildEmployer(db), await buildLabour(db)];
  jobId = (await buildJob(db, { employer })).id;
  await run(
    db,
    sql`insert into users (user_type, phone_number, first_name, last_name, state, city)
      select 'employer', '+9170' || lpad(n::text, 8, '0'), 'Asha', 'Rao', 'Kerala', 'Kochi' from generate_series(1, ${EMPLOYERS}) n`,
  );
  await run(
    db,
    sql`insert into jobs (employer_id, title, state, description, status, expires_at)
      select u.id, 'Mason for a wall', 'Kerala', 'Brick work on a school wall.', 'closed', now()
      from users u, generate_series(1, ${MANY / EMPLOYERS}) where u.phone_number like '+9170%'`,
  );
  await run(
    db,
    sql`insert into reports (case_number, reporter_id, target_type, job_id, reason, status, decided_at)
      select 'KS-' || lpad((id / 10000)::text, 4, '0') || '-' || lpad((id % 10000)::text, 4, '0'), ${reporter.id}, 'job', id,
        'fake', 'upheld', now() from jobs where id <> ${jobId}`,
  );
  await run(
    db,
    sql`insert into job_history (job_id, actor_type, from_status, to_status)
      select id, 'system', 'active', 'closed' from jobs where id <> ${jobId}`,
  );
  await run(
    db,
    sql`insert into admin_audit (actor, action, target_type, target_id, hash)
      select 'x', 'job.held', 'job', id::text, ''::bytea from jobs where id <> ${jobId}`,
  );
  await run(db, sql`analyze`);
});

it('Reading one job does not scan all jobs or reports', async () => {
  expect(await fullScansOf((db) => findJobToReview(db, jobId))).toEqual([]);
});

it.each([
  ['history', listSteps],
  ['actions', listAdminActions],
  ['reports', listReportsAbout],
] as const)('The %s of a job without any are found by an index', async (_name, list) => {
  expect(await fullScansOf((db) => list(db, jobId))).toEqual([]);
});
