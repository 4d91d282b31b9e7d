// SQL of the public statistics. The query scans whole tables, so callers must cache its result and not run it per
// request.
import { countedStats } from '#contracts/landing.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { isOpen } from '../jobs/queries/columns.ts';

/** Minimum number of rows for a percentage. A percentage of fewer rows could reveal facts about single users. */
const SAMPLE = 20;

const percent = (part: Sql): Sql =>
  sql`case when count(*) >= ${SAMPLE}::int then round(100.0 * count(*) filter (where ${part}) / count(*))::int end`;

/** SQL that counts the registered users. Employers of imported jobs have no phone number and are not counted. */
const people = sql`select count(*)::int as users, count(*) filter (where user_type = 'labour')::int as workers,
    count(distinct state) filter (where user_type = 'labour')::int as worker_states
  from users where phone_number is not null and erased_at is null`;

const openJobs = sql`select count(*)::int as open_jobs, coalesce(sum(j.positions), 0)::int as opportunities,
    count(distinct (j.state, j.city)) filter (where j.city is not null)::int as cities, count(distinct j.state)::int as job_states
  from jobs j where ${isOpen}`;

const publishedJobs = sql`select count(*)::int as jobs from jobs where status not in ('draft', 'pending_review', 'removed')`;

const ratings = sql`select count(*)::int as ratings, ${percent(sql`score >= 4`)} as satisfaction from ratings where visible_at is not null`;

const applicants = sql`select count(*)::int as applicants, ${percent(sql`taken`)} as placement
  from (select bool_or(status in ('accepted', 'completed')) as taken from applications group by labour_id) a`;

/** Computes all public statistics with one statement. */
export function countEverything(db: Queryable) {
  return one(
    db,
    sql`select to_json(now()) #>> '{}' as as_of, people.*, open_jobs.*, shown_jobs.*, rated.*, applied.*
      from (${people}) people, (${openJobs}) open_jobs, (${publishedJobs}) shown_jobs, (${ratings}) rated, (${applicants}) applied`,
    z.extend(countedStats, { as_of: instant, ratings: z.int(), applicants: z.int() }),
  );
}
