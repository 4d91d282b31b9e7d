// SQL of an employer's jobs. The `where` clauses check that the job belongs to this employer.
import { ownJob } from '#contracts/job-shapes.ts';
import { jobStatus } from '#contracts/reference.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, one, type Queryable, sql } from '#platform/sql.ts';
import { phraseLinesOf } from '../../phrases/queries.ts';
import { jobColumns, jobTables, type Page, statusNow, window } from './columns.ts';

const counted = z.object({ total: z.int() });

const { allowed: _allowed, extendable_until: _until, ...shape } = ownJob.shape;
const row = z.object({ ...shape, posted_at: z.nullable(instant) });
export type OwnRow = z.output<typeof row>;

/**
 * SQL condition: the employer may still see the job `j`. Jobs that the employer deleted are hidden; jobs that a
 * moderator removed have a note and stay visible.
 */
const isThere = sql`(j.status <> 'removed' or j.review_note is not null)`;

/**
 * SQL of the day before the first possible view of the job `j`. A filter by this day lets Postgres skip the partitions
 * of `job_views` for earlier months.
 */
const firstDay = sql`(least(j.created_at, j.posted_at) at time zone 'Asia/Kolkata')::date - 1`;

const ownColumns = sql`${jobColumns}, j.posted_at, j.version, j.updated_at, j.findings, j.review_note,
  ((select count(*) from job_views v where v.job_id = j.id and v.viewed_on >= ${firstDay})
    + (select coalesce(sum(k.views), 0) from job_views_kept k where k.job_id = j.id))::int as views,
  (select jsonb_build_object('pending', count(*) filter (where a.status in ('pending', 'under_review')),
      'shortlisted', count(*) filter (where a.status = 'shortlisted'),
      'accepted', count(*) filter (where a.status in ('accepted', 'completed') and a.released_at is null),
      'working', count(*) filter (where a.status = 'accepted'))
    from applications a where a.job_id = j.id) as counts`;

/** Returns a page of an employer's jobs, newest first, and their total number. */
export async function listOwnJobs(
  db: Queryable,
  employerId: number,
  { status, ...page }: Page & { status?: string | undefined },
) {
  const where = sql`j.employer_id = ${employerId} and not j.is_call and ${isThere} ${status ? sql`and ${statusNow} = ${status}` : emptySql}`;
  const [jobs, { total }] = await Promise.all([
    many(
      db,
      sql`select ${ownColumns} from ${jobTables} where ${where} order by j.created_at desc, j.id desc ${window(page)}`,
      row,
    ),
    one(db, sql`select count(*)::int as total from jobs j where ${where}`, counted),
  ]);
  return { jobs, total };
}

const mine = (
  employerId: number,
  uid: string,
) => sql`select ${ownColumns}, ${phraseLinesOf('job_id', sql`j.id`)} as phrase_lines
  from ${jobTables} where j.uid = ${uid} and j.employer_id = ${employerId}`;

export function findOwnJob(db: Queryable, employerId: number, uid: string) {
  return maybe(db, sql`${mine(employerId, uid)} and ${isThere}`, row);
}

/** Returns a job of this employer after a change of its status, even if the employer has deleted the job. */
export function findMovedJob(db: Queryable, employerId: number, uid: string) {
  return maybe(db, mine(employerId, uid), row);
}

const state = z.object({ status: jobStatus, jobs: z.int() });

/** Returns the number of an employer's jobs per status; statuses without jobs are omitted. */
export async function countOwnByStatus(db: Queryable, employerId: number): Promise<Record<string, number>> {
  const rows = await many(
    db,
    sql`select ${statusNow} as status, count(*)::int as jobs from jobs j where j.employer_id = ${employerId} and not j.is_call and ${isThere} group by 1`,
    state,
  );
  return Object.fromEntries(rows.map(({ status, jobs }) => [status, jobs]));
}
