// SQL of reports. The `where` clauses enforce what a reporter may report and read.
import { type Report, report } from '#contracts/reports.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { secondsToRoom } from '../rolling-window.ts';

/**
 * SQL of what the report `r` is about. A report about a crew is stored as one about a user, because the previous release
 * cannot read 'crew'. Store 'crew' in the release after this one.
 */
export const targetTypeOf = (r: Sql) => sql`case when ${r}.crew_id is null then ${r}.target_type else 'crew' end`;

/** SQL of the reason of the report `r`. `pay_taken` by a crew is stored as `wrong_pay` for the same cause. */
export const reasonOf = (r: Sql) =>
  sql`case when ${r}.crew_id is not null and ${r}.reason = 'wrong_pay' then 'pay_taken' else ${r}.reason end`;

const targetName = sql`case when r.crew_id is not null then nullif(c.name, '') when r.target_type = 'job' then j.title
  when r.target_type = 'user' then case when u.erased_at is null then coalesce(e.company_name, u.first_name || ' ' || u.last_name) end end`;
const tables = sql`reports r left join jobs j on j.id = r.job_id left join users u on u.id = r.target_user_id
  left join employer_profiles e on e.user_id = u.id left join crews c on c.id = r.crew_id`;
const columns = sql`r.case_number, ${targetTypeOf(sql`r`)} as target_type, ${reasonOf(sql`r`)} as reason, r.details, ${targetName} as target_name, j.uid as job_uid, r.status, r.outcome, r.created_at,
  r.decided_at`;

const target = z.object({ id: z.int() });

/** Returns the id of a job that the reporter can see and does not own; null if there is no such job. */
export function findJobToReport(db: Queryable, reporter: Person, which: { id: number } | { uid: string }) {
  const key = 'uid' in which ? sql`j.uid = ${which.uid}` : sql`j.id = ${which.id}`;
  return maybe(
    db,
    sql`select j.id from jobs j where ${key} and j.employer_id <> ${reporter.id} and ((j.status = 'active' and j.expires_at > now())
      or exists (select from applications a where a.job_id = j.id and a.labour_id = ${reporter.id}))`,
    target,
  );
}

/**
 * Returns the id of a user whom the reporter can see: an employer with an open job, an employer to whom the reporter
 * applied, or a worker who applied to the reporter. Null if the reporter cannot see the user.
 */
export function findPersonToReport(db: Queryable, reporter: Person, id: number) {
  return maybe(
    db,
    sql`select u.id from users u where u.id = ${id} and u.id <> ${reporter.id} and u.erased_at is null and (
      exists (select from jobs j where j.employer_id = u.id and j.status = 'active' and j.expires_at > now())
      or exists (select from applications a where a.labour_id = ${reporter.id} and a.employer_id = u.id)
      or exists (select from applications a where a.employer_id = ${reporter.id} and a.labour_id = u.id))`,
    target,
  );
}

const count = z.object({ count: z.int() });
const wait = z.object({ seconds: z.int() });

/** Returns the seconds until the user may report again; 0 means now. A user may send `max` reports in 24 hours. */
export async function findReportWait(tx: Tx, reporterId: number, max: number): Promise<number> {
  const day = sql`interval '24 hours'`;
  const { seconds } = await one(
    tx,
    sql`select ${secondsToRoom(sql`created_at`, day, { max })} as seconds from reports
      where reporter_id = ${reporterId} and created_at > now() - ${day}`,
    wait,
  );
  return seconds;
}

/** The target of a report. Exactly one of the ids is set. */
export interface ReportTarget {
  target_type: Report['target_type'];
  job_id: number | null;
  target_user_id: number | null;
  crew_id: number | null;
}

interface NewReport {
  case_number: string;
  reporter_id: number;
  target: ReportTarget;
  reason: Report['reason'];
  details: string | null;
}

/** Inserts a report and returns its id; null if the user already has an open report about the same target. */
export function insertReport(tx: Tx, { case_number, reporter_id, target: about, reason, details }: NewReport) {
  return maybe(
    tx,
    sql`insert into reports (case_number, reporter_id, target_type, job_id, target_user_id, crew_id, reason, details)
      values (${case_number}, ${reporter_id}, ${about.crew_id === null ? about.target_type : 'user'}, ${about.job_id},
        ${about.target_user_id}, ${about.crew_id}, ${reason === 'pay_taken' ? 'wrong_pay' : reason}, ${details})
      on conflict do nothing returning id`,
    target,
  );
}

/** Returns the case number of a user's open report about a target. */
export function findOpenCase(tx: Tx, reporterId: number, { job_id, target_user_id, crew_id }: ReportTarget) {
  return one(
    tx,
    sql`select case_number from reports where reporter_id = ${reporterId} and status = 'open'
      and job_id is not distinct from ${job_id}::bigint and target_user_id is not distinct from ${target_user_id}::bigint
      and crew_id is not distinct from ${crew_id}::bigint`,
    z.object({ case_number: z.string() }),
  );
}

/** Returns the number of users who have an open report about a job. */
export async function countReporters(tx: Tx, jobId: number): Promise<number> {
  const found = await one(
    tx,
    sql`select count(distinct reporter_id)::int as count from reports where job_id = ${jobId} and status = 'open'`,
    count,
  );
  return found.count;
}

const oneOf = (which: Sql) => sql`select ${columns} from ${tables} where ${which}`;

export const findReport = (db: Queryable, id: number) => one(db, oneOf(sql`r.id = ${id}`), report);

/** Returns a page of a user's own reports, newest first, and their total. */
export async function listReportsOf(
  db: Queryable,
  reporterId: number,
  { limit, page }: { limit: number; page: number },
) {
  const [reports, total] = await Promise.all([
    many(
      db,
      sql`${oneOf(sql`r.reporter_id = ${reporterId}`)} order by r.id desc limit ${limit} offset ${(page - 1) * limit}`,
      report,
    ),
    one(db, sql`select count(*)::int as count from reports where reporter_id = ${reporterId}`, count),
  ]);
  return { reports, total: total.count };
}
