// SQL of the columns of jobs and workers on which the match score depends.
import { z } from '#contracts/z.ts';
import { many, maybe, prepared, type Queryable, sql } from '#platform/sql.ts';
import { isOpen } from '../../jobs/queries/columns.ts';

/** Columns of a job. The statement must define `j` (jobs). */
export const jobRowColumns = sql`j.title, j.role, j.state, j.city, j.all_cities, j.pincode, j.language_preference, j.shift,
  j.salary_amount, j.salary_period, j.require_resume`;

export const jobRow = z.object({
  title: z.string(),
  role: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  all_cities: z.boolean(),
  pincode: z.nullable(z.string()),
  language_preference: z.array(z.string()),
  shift: z.nullable(z.string()),
  salary_amount: z.nullable(z.int()),
  salary_period: z.nullable(z.string()),
  require_resume: z.boolean(),
});

/** Columns of a worker. The statement must define `u` (users) and `l` (labour_profiles). */
export const personRowColumns = sql`l.skills, u.state, u.city, u.pincode, l.preferred_states, l.languages_known, l.preferred_shift,
  l.expected_salary, l.expected_salary_period, l.experience_years,
  exists (select from files f where f.user_id = u.id and f.kind = 'resume') as has_resume`;

export const personRow = z.object({
  skills: z.array(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  preferred_states: z.array(z.string()),
  languages_known: z.array(z.string()),
  preferred_shift: z.nullable(z.string()),
  expected_salary: z.nullable(z.int()),
  expected_salary_period: z.nullable(z.string()),
  experience_years: z.nullable(z.int()),
  has_resume: z.boolean(),
});

export function findPersonRow(db: Queryable, labourId: number) {
  return maybe(
    db,
    sql`select ${personRowColumns} from users u join labour_profiles l on l.user_id = u.id
      where u.id = ${labourId} and u.erased_at is null and u.suspended_at is null`,
    personRow,
  );
}

const numbered = { id: z.int(), uid: z.string() };
const ownRow = z.extend(jobRow, { ...numbered, open: z.boolean() });
export type OwnJobRow = z.output<typeof ownRow>;

/** Returns a job of this employer, open or not; null if the job belongs to another employer or was removed. */
export function findOwnJobRow(db: Queryable, employerId: number, uid: string) {
  return maybe(
    db,
    sql`select j.id, j.uid, (${isOpen}) as open, ${jobRowColumns} from jobs j
      where j.uid = ${uid} and j.employer_id = ${employerId} and j.status <> 'removed'`,
    ownRow,
  );
}

const openedRow = z.extend(jobRow, numbered);

/** Returns the event's job if it is open; otherwise null. */
export function findOpenJob(db: Queryable, eventId: number) {
  return maybe(
    db,
    prepared(
      'open job of event',
      sql`select j.id, j.uid, ${jobRowColumns} from domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint
      where e.id = ${eventId} and ${isOpen}`,
    ),
    openedRow,
  );
}

const jobById = z.extend(jobRow, { id: z.int() });

/** Returns the jobs with these ids, in any status. */
export function listJobRows(db: Queryable, ids: readonly number[]) {
  return many(
    db,
    prepared('jobs to match', sql`select j.id, ${jobRowColumns} from jobs j where j.id = any(${ids}::bigint[])`),
    jobById,
  );
}
