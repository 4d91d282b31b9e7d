// SQL of the import: one account per company, and one job per source and source id.
import type { Finding } from '#contracts/job-shapes.ts';
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { lifetimeDays } from '../rules.ts';
import type { ImportedJob } from './job-of-ad.ts';

const onlyId = z.object({ id: z.int() });

/**
 * Takes an advisory lock until the transaction ends, so that imports of the same ad or company run one after the other.
 */
export async function lockImport(tx: Tx, what: 'ad' | 'company', key: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`import ${what} ${key}`}, 0))`);
}

export function findImportedJob(db: Queryable, { source, source_id }: Pick<ImportedJob, 'source' | 'source_id'>) {
  return maybe(db, sql`select id from jobs where source = ${source} and source_id = ${source_id}`, onlyId);
}

export function findImportedEmployer(db: Queryable, companyKey: string) {
  return maybe(db, sql`select user_id as id from employer_profiles where import_key = ${companyKey}`, onlyId);
}

/** Inserts an employer account and returns its id. The account has no phone number, so no user can sign in to it. */
export function insertImportedEmployer(tx: Tx, { company, company_key }: Pick<ImportedJob, 'company' | 'company_key'>) {
  return one(
    tx,
    sql`with account as (
        insert into users (user_type, first_name, last_name) values ('employer', '', '') returning id
      ), profile as (
        insert into employer_profiles (user_id, company_name, import_key) select id, ${company}, ${company_key} from account
      )
      select id from account`,
    onlyId,
  );
}

/**
 * Inserts a job that expires after the lifetime of its type. If the automatic check of job posts has findings (passages
 * that may break a rule), the job waits for a moderator, otherwise it is open. Returns the id of the job.
 */
export function insertImportedJob(
  tx: Tx,
  employerId: number,
  { job, findings }: { job: ImportedJob; findings: readonly Finding[] },
) {
  const status = findings.length > 0 ? 'pending_review' : 'active';
  const days = lifetimeDays(job.job_type ?? 'full_time');
  return one(
    tx,
    sql`insert into jobs (employer_id, title, role, industry, state, city, all_cities, location, job_type, salary_amount, salary_period,
        description, requirements, positions, schooling, source, source_id, expires_at, status, findings, posted_at)
      values (${employerId}, ${job.title}, ${job.role ?? null}, ${job.industry ?? null}, ${job.state}, ${job.city ?? null},
        ${job.all_cities ?? false}, ${job.location ?? null}, ${job.job_type ?? 'full_time'}, ${job.salary_amount}, ${job.salary_period},
        ${job.description}, ${job.requirements ?? null}, ${job.positions ?? 1}, ${job.schooling ?? null}, ${job.source}, ${job.source_id}, now() + ${days} * interval '1 day',
        ${status}, ${JSON.stringify(findings)}::jsonb, case when ${status} = 'active' then now() end)
      returning id`,
    onlyId,
  );
}
