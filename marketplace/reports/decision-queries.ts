// SQL of deciding reports: the data that moderators see, and the decision.
import { jobStatus } from '#contracts/reference.ts';
import { reportReasons, reportTargets } from '#contracts/reports.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { hasSevereFinding } from '../trust/queries.ts';
import { reasonOf, targetTypeOf } from './queries.ts';

/**
 * Records in `held_at` that this report sent its job to review. Must run in the transaction that changes the job's
 * status, because `isHeldForNothing` compares `held_at` with `status_since`.
 */
export async function setHeld(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update reports set held_at = now() where id = ${id}`);
}

const waiting = z.object({
  case_number: z.string(),
  target_type: z.enum(reportTargets),
  job_id: z.nullable(z.int()),
  target_user_id: z.nullable(z.int()),
  crew_id: z.nullable(z.int()),
  target_name: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  details: z.nullable(z.string()),
  waiting_hours: z.int(),
});
export type WaitingReport = z.output<typeof waiting>;

/** Returns open reports, oldest first. Omits the reporters, who remain anonymous to moderators. */
export function listOpenReports(db: Queryable, limit: number) {
  return many(
    db,
    sql`select r.case_number, ${targetTypeOf(sql`r`)} as target_type, r.job_id, r.target_user_id, r.crew_id,
        ${reasonOf(sql`r`)} as reason, r.details,
        coalesce(j.title, c.name, e.company_name, u.first_name || ' ' || u.last_name) as target_name,
        floor(extract(epoch from now() - r.created_at) / 3600)::int as waiting_hours
      from reports r left join jobs j on j.id = r.job_id left join users u on u.id = r.target_user_id
        left join employer_profiles e on e.user_id = u.id left join crews c on c.id = r.crew_id
      where r.status = 'open' order by r.id limit ${limit}`,
    waiting,
  );
}

const reported = z.object({ id: z.int(), job_id: z.nullable(z.int()), crew_id: z.nullable(z.int()) });

/** Returns the ids of a report and of the reported job or crew; null for an unknown case number. */
export const findCase = (db: Queryable, caseNumber: string) =>
  maybe(db, sql`select id, job_id, crew_id from reports where case_number = ${caseNumber}`, reported);

const open = z.object({ id: z.int(), status: z.string() });
const decidable = z.extend(open, { moderator: z.nullable(z.string()), decided_at: z.nullable(instant) });

/** Locks a report until the end of the transaction. The caller must lock the report's job first. */
export const lockReport = (tx: Tx, id: number) =>
  maybe(tx, sql`select id, status, moderator, decided_at from reports where id = ${id} for update`, decidable);

/** Locks the open reports about a job. */
export const lockReportsOf = (tx: Tx, jobId: number) =>
  many(
    tx,
    sql`select id, status from reports where job_id = ${jobId} and status = 'open' order by id for update`,
    open,
  );

export const sanctions = ['none', 'hold', 'remove'] as const;
export type Sanction = (typeof sanctions)[number];

export interface ReportDecision {
  status: 'upheld' | 'dismissed';
  /** Sanction for the job; `none` if the report was dismissed. */
  measure: Sanction;
  /** Text that the reporter may read; null without a message. */
  outcome: string | null;
  moderator: string;
}

export async function setVerdict(
  tx: Tx,
  id: number,
  { status, measure, outcome, moderator }: ReportDecision,
): Promise<void> {
  await run(
    tx,
    sql`update reports set status = ${status}, measure = ${measure}, outcome = ${outcome}, moderator = ${moderator}, decided_at = now()
      where id = ${id}`,
  );
}

/**
 * Returns true if the job is in review only because of reports, and all reports about the job are decided. That means:
 * a report sent the job to review, the job has not changed since, and no moderator decided to hold the job.
 */
export async function isHeldForNothing(tx: Tx, jobId: number): Promise<boolean> {
  const found = await maybe(
    tx,
    sql`select 1 as held from jobs j where j.id = ${jobId} and j.status = 'pending_review' and j.updated_at = j.status_since
      and exists (select from reports r where r.job_id = j.id and r.held_at = j.status_since)
      and not exists (select from reports r where r.job_id = j.id
        and (r.status = 'open' or (r.measure = 'hold' and r.decided_at >= j.status_since)))`,
    z.object({ held: z.int() }),
  );
  return found !== null;
}

const job = z.object({
  id: z.int(),
  uid: z.string(),
  title: z.string(),
  status: jobStatus,
  version: z.int(),
  employer: z.string(),
  employer_id: z.int(),
  findings: z.array(z.object({ code: z.string(), field: z.string(), start: z.int(), end: z.int() })),
  reports: z.int(),
  waiting_hours: z.int(),
  description: z.string(),
  requirements: z.nullable(z.string()),
  location: z.nullable(z.string()),
  duration: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  walk_in_place: z.nullable(z.string()),
  place: z.string(),
  pay: z.nullable(z.string()),
});
export type ReviewedJob = z.output<typeof job>;

const jobsWhere = sql`select j.id, j.uid, j.title, j.status, j.version, j.employer_id, j.findings, j.description, j.requirements, j.location,
    j.duration, j.industry, j.walk_in_place,
    coalesce(e.company_name, u.first_name || ' ' || u.last_name) as employer,
    (select count(*)::int from reports r where r.job_id = j.id and r.status = 'open') as reports,
    floor(extract(epoch from now() - j.status_since) / 3600)::int as waiting_hours,
    concat_ws(', ', j.city, j.state) as place, j.salary_amount || ' a ' || j.salary_period as pay
  from jobs j join users u on u.id = j.employer_id left join employer_profiles e on e.user_id = u.id`;

/**
 * Returns the jobs in review: first the jobs with a severe finding (such as a demand for money), then the others. Each
 * of the two groups is sorted by waiting time, longest first.
 */
export const listJobsInReview = (db: Queryable, limit: number) =>
  many(
    db,
    sql`${jobsWhere} where j.status = 'pending_review' order by ${hasSevereFinding} desc, j.status_since, j.id limit ${limit}`,
    job,
  );

export const findReviewedJob = (db: Queryable, id: number) => maybe(db, sql`${jobsWhere} where j.id = ${id}`, job);
