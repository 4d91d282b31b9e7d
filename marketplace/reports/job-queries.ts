// SQL of jobs for moderators and administrators: the jobs in review with their findings, one job with its history, and
// all jobs.
import { jobStep, listedJob, reportOfJob, reviewedJob } from '#contracts/moderated-jobs.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { emptySql, many, maybe, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import { coveredTitle, isUnsent, statusNow } from '../jobs/queries/columns.ts';
import { phraseLinesOf } from '../phrases/queries.ts';
import { employerReputationOf } from '../reputation/columns.ts';
import { hasSevereFinding } from '../trust/queries.ts';
import { count, MAX_COUNTED_ROWS, type Page, personName, window } from './queue-queries.ts';

/**
 * SQL of what a moderator needs to know about the job's employer, such as reputation and upheld reports, as one JSON
 * object. Two subqueries count reports about the user and reports about the user's jobs: for a single subquery with
 * `or`, Postgres would scan all reports for each job.
 */
const employerRecord = sql`jsonb_build_object('id', u.id, 'name', ${personName}, 'language', u.language, 'joined_at', u.created_at,
  'verified', exists (select from identities i where i.user_id = u.id and i.status = 'verified'),
  'reputation', ${employerReputationOf(rawSql('u.id'))},
  'jobs', (select count(*) from jobs o where o.employer_id = u.id),
  'jobs_removed', (select count(*) from jobs o where o.employer_id = u.id and o.status = 'removed' and o.review_note is not null),
  'reports_upheld', (select count(*) from reports r where r.status = 'upheld' and r.target_user_id = u.id)
    + (select count(*) from jobs o join reports r on r.job_id = o.id where o.employer_id = u.id and r.status = 'upheld'))`;

const tables = sql`jobs j join users u on u.id = j.employer_id left join employer_profiles p on p.user_id = u.id`;
const openReports = sql`(select count(*)::int from reports r where r.job_id = j.id and r.status = 'open')`;

const reviewedColumns = sql`j.id, j.uid, j.title, ${statusNow} as status, j.version, j.description, j.requirements,
  ${phraseLinesOf('job_id', sql`j.id`)} as phrase_lines, j.location, j.duration,
  j.industry, j.walk_in_place, j.role, j.city, j.state, j.salary_amount, j.salary_period, j.findings, j.review_note, ${openReports} as reports,
  j.created_at, j.status_since as since, ${employerRecord} as employer`;

/**
 * Returns the jobs in review: first the jobs with a severe finding (such as a demand for money), then the others. Each
 * of the two groups is sorted by waiting time, longest first.
 */
export async function listWaitingJobs(db: Queryable, page: Page) {
  const [jobs, total] = await Promise.all([
    many(
      db,
      sql`select ${reviewedColumns} from ${tables} where j.status = 'pending_review' order by ${hasSevereFinding} desc, j.status_since, j.id ${window(page)}`,
      reviewedJob,
    ),
    count(db, sql`jobs where status = 'pending_review'`),
  ]);
  return { jobs, total };
}

export const findJobToReview = (db: Queryable, id: number) =>
  maybe(db, sql`select ${reviewedColumns} from ${tables} where j.id = ${id} and not ${isUnsent}`, reviewedJob);

/** Returns the status history of a job, latest change first. */
export const listSteps = (db: Queryable, jobId: number) =>
  many(
    db,
    sql`select at, actor_type as by, from_status as from, to_status as to, array(select jsonb_object_keys(changes)) as fields
      from job_history where job_id = ${jobId} order by id desc limit 50`,
    jobStep,
  );

/** Returns the reports about a job, latest first. */
export const listReportsAbout = (db: Queryable, jobId: number) =>
  many(
    db,
    sql`select case_number, reason, details, status, created_at from reports where job_id = ${jobId} order by id desc limit 50`,
    reportOfJob,
  );

/**
 * Number of the newest jobs that a search by title covers, which limits the cost of a search.
 */
const NEWEST = 50_000;
const UID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function matching(q: string): Sql {
  if (/^\d{1,15}$/.test(q)) return sql`and j.id = ${Number(q)}`;
  if (UID.test(q)) return sql`and j.uid = ${q.toLowerCase()}`;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  // The masked title must match as well, so that searches cannot reveal the digits of a masked phone number.
  return sql`and j.id > (select max(id) from jobs) - ${NEWEST} and j.title ilike ${pattern} and ${coveredTitle} ilike ${pattern}`;
}

/**
 * SQL condition: the job `j` has this status. A job past its expiry counts as expired even if its status was not
 * updated yet.
 */
function stateOf(status: JobStatus): Sql {
  if (status === 'active' || status === 'paused') return sql`j.status = ${status} and j.expires_at > now()`;
  if (status === 'expired')
    return sql`(j.status = 'expired' or j.status in ('active', 'paused') and j.expires_at <= now())`;
  return sql`j.status = ${status}`;
}

const listedColumns = sql`j.id, j.uid, ${coveredTitle} as title, ${statusNow} as status, j.employer_id, ${personName} as employer,
  j.city, j.state, j.salary_amount, j.salary_period,
  (select count(*)::int from applications a where a.job_id = j.id) as applications, ${openReports} as reports, j.created_at`;

interface JobFilter extends Page {
  q?: string | undefined;
  status?: JobStatus | undefined;
}

/** Returns a page of all jobs except drafts, newest first, and their total. */
export async function listAllJobs(db: Queryable, { q, status, ...page }: JobFilter) {
  const where = sql`not ${isUnsent} ${status ? sql`and ${stateOf(status)}` : emptySql} ${q ? matching(q) : emptySql}`;
  const [jobs, total] = await Promise.all([
    many(db, sql`select ${listedColumns} from ${tables} where ${where} order by j.id desc ${window(page)}`, listedJob),
    count(db, sql`(select from jobs j where ${where} limit ${MAX_COUNTED_ROWS + 1}) as counted`),
  ]);
  return { jobs, total };
}

/** Returns the newest jobs that match the text, at most `limit`, without drafts. */
export const findJobsByText = (db: Queryable, { q, limit }: { q: string; limit: number }) =>
  many(
    db,
    sql`select ${listedColumns} from ${tables} where not ${isUnsent} ${matching(q)} order by j.id desc limit ${limit}`,
    listedJob,
  );

/** Returns the newest jobs of these employers, at most `limit`, without drafts. */
export const findJobsOfEmployers = (db: Queryable, { employers, limit }: { employers: number[]; limit: number }) =>
  many(
    db,
    sql`select ${listedColumns} from (select o.id from unnest(${employers}::bigint[]) e (id), lateral (
          select j.id from jobs j where j.employer_id = e.id and not ${isUnsent} order by j.created_at desc limit ${limit}) o
        order by o.id desc limit ${limit}) found
      join jobs j on j.id = found.id join users u on u.id = j.employer_id left join employer_profiles p on p.user_id = u.id
      order by j.id desc`,
    listedJob,
  );
