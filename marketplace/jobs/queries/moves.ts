// SQL that changes the status of a job: locks the job, updates its status and adds a row to its status history.
import { finding } from '#contracts/job-shapes.ts';
import { jobStatus } from '#contracts/reference.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { emptySql, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { jobContent } from '../content.ts';
import { isUnsent } from './columns.ts';

const lockedJob = z.extend(jobContent, {
  id: z.int(),
  uid: z.string(),
  employer_id: z.int(),
  status: jobStatus,
  version: z.int(),
  findings: z.array(finding),
  expires_at: z.nullable(instant),
  /** True if `expires_at` has passed but the status is still `active` or `paused`. */
  overdue: z.boolean(),
  /** Today's date in India (`Asia/Kolkata`). */
  today: z.string(),
  is_call: z.boolean(),
});
export type LockedJob = z.output<typeof lockedJob>;

const lockColumns = sql`id, uid, employer_id, status, version, findings, expires_at,
  coalesce(status in ('active', 'paused') and expires_at <= now(), false) as overdue,
  (now() at time zone 'Asia/Kolkata')::date::text as today, is_call,
  title, role, industry, state, city, all_cities, location, job_type, salary_amount, salary_period, duration, description, requirements,
  positions, language_preference, require_resume, start_date::text, start_time, hours_per_day, shift, food_provided, stay_provided,
  transport_provided, tools_provided, pincode, is_contractor, schooling, case when walk_in_from is not null then
    jsonb_build_object('from', walk_in_from, 'to', walk_in_to, 'place', walk_in_place) end as walk_in`;

/** Locks any job until the end of the transaction. Null if the job does not exist. */
export function lockJob(tx: Tx, id: number) {
  return maybe(tx, sql`select ${lockColumns} from jobs where id = ${id} for update`, lockedJob);
}

/**
 * Locks a job of this employer until the end of the transaction. Null for another employer's job, and for a job that
 * this employer has deleted. Null for the job of a call, which has its own actions.
 */
export function lockOwnJob(tx: Tx, employerId: number, uid: string) {
  return maybe(
    tx,
    sql`select ${lockColumns} from jobs where uid = ${uid} and employer_id = ${employerId} and not is_call
      and (status <> 'removed' or review_note is not null) for update`,
    lockedJob,
  );
}

/** Returns true if only the employer has ever seen the job: it is a draft, or was deleted as a draft. */
export const isNeverSent = async (tx: Tx, id: number): Promise<boolean> =>
  (await maybe(tx, sql`select j.id from jobs j where j.id = ${id} and ${isUnsent}`, z.object({ id: z.int() }))) !==
  null;

interface StatusWrite {
  to: LockedJob['status'];
  /** SQL of the new `expires_at`; undefined if `expires_at` does not change. */
  expires?: Sql | undefined;
  /** The moderator's note; null deletes the note, undefined leaves it unchanged. */
  note?: string | null | undefined;
}

/**
 * Sets the status of a job. When the job opens for the first time, also sets `posted_at` and `created_at` to the
 * current time.
 */
export async function setStatus(tx: Tx, id: number, { to, expires, note }: StatusWrite): Promise<void> {
  await run(
    tx,
    sql`update jobs set status = ${to}, status_since = now(), version = version + 1, updated_at = now(),
        created_at = case when ${to} = 'active' and posted_at is null and status in ('draft', 'pending_review') then now() else created_at end,
        posted_at = case when status not in ('draft', 'pending_review', 'removed') then coalesce(posted_at, created_at)
          when ${to} = 'active' then coalesce(posted_at, now()) else posted_at end
        ${expires ? sql`, expires_at = ${expires}` : emptySql} ${note === undefined ? emptySql : sql`, review_note = ${note}`}
      where id = ${id}`,
  );
}

/** A history row. Moderators have no row in `users`, so only their type is stored. */
export interface HistoryWrite {
  by: Person | { type: 'moderator' | 'system'; id: null };
  from: LockedJob['status'] | null;
  to: LockedJob['status'] | null;
  changes?: Readonly<Record<string, { from: unknown; to: unknown }>>;
}

export async function insertHistory(
  tx: Tx,
  jobId: number,
  { by, from, to, changes = {} }: HistoryWrite,
): Promise<number> {
  const { id } = await one(
    tx,
    sql`insert into job_history (job_id, actor_type, actor_id, from_status, to_status, changes)
      values (${jobId}, ${by.type}, ${by.id}, ${from}, ${to}, ${JSON.stringify(changes)}::jsonb) returning id`,
    z.object({ id: z.int() }),
  );
  return id;
}

const taken = z.object({ taken: z.int() });

/** Returns the number of positions of a job that are taken by accepted or completed applications. */
export async function countTaken(db: Queryable, jobId: number): Promise<number> {
  const found = await one(
    db,
    sql`select count(*)::int as taken from applications where job_id = ${jobId} and status in ('accepted', 'completed')
      and released_at is null`,
    taken,
  );
  return found.taken;
}

/** True if the job has never been open. */
export async function isUnposted(db: Queryable, jobId: number): Promise<boolean> {
  const found = await one(
    db,
    sql`select posted_at is null and status in ('draft', 'pending_review') as unposted from jobs where id = ${jobId}`,
    z.object({ unposted: z.boolean() }),
  );
  return found.unposted;
}

/** True if a removal may be undone: the job was not deleted as a draft, and its employer's account is not erased. */
export async function isRestorable(db: Queryable, jobId: number): Promise<boolean> {
  const found = await one(
    db,
    sql`select u.erased_at is null and 'draft' is distinct from
        (select h.from_status from job_history h where h.job_id = j.id and h.to_status = 'removed' order by h.id desc limit 1) as restorable
      from jobs j join users u on u.id = j.employer_id where j.id = ${jobId}`,
    z.object({ restorable: z.boolean() }),
  );
  return found.restorable;
}

/** True if the job's employer is suspended. */
export async function isOfSuspended(db: Queryable, jobId: number): Promise<boolean> {
  const found = await maybe(
    db,
    sql`select u.id from jobs j join users u on u.id = j.employer_id where j.id = ${jobId} and u.suspended_at is not null`,
    z.object({ id: z.int() }),
  );
  return found !== null;
}

/** True if the employer closed the job while it waited for review. */
export async function isClosedUnreviewed(db: Queryable, jobId: number): Promise<boolean> {
  const found = await maybe(
    db,
    sql`select from_status from job_history where job_id = ${jobId} and to_status = 'closed' order by id desc limit 1`,
    z.object({ from_status: z.nullable(jobStatus) }),
  );
  return found?.from_status === 'pending_review';
}
