// SQL for applying: the target job, the worker's earlier applications to this job, and the number of applications that
// the worker sent in the last hour.
import { type ApplicationStatus, applicationStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, sql, type Tx } from '#platform/sql.ts';
import { secondsToRoom } from '../rolling-window.ts';
import { areNotBlocked } from '../roster/blocked.ts';

const target = z.object({
  id: z.int(),
  employer_id: z.int(),
  require_resume: z.boolean(),
  open: z.boolean(),
});

/**
 * Locks the job (`for share`) until the end of the transaction and returns it. Null if the job does not exist, is a
 * draft, is under review or was removed.
 */
export function lockJobToApply(tx: Tx, { id, uid }: { id: number | null; uid: string | null }) {
  return maybe(
    tx,
    sql`select id, employer_id, require_resume, status = 'active' and expires_at > now() and not is_call as open from jobs
      where (${id}::bigint is null or id = ${id}::bigint) and (${uid}::uuid is null or uid = ${uid}::uuid)
        and status not in ('draft', 'pending_review', 'removed') for share`,
    target,
  );
}

export async function isEmployer(db: Queryable, id: number): Promise<boolean> {
  const found = await maybe(
    db,
    sql`select id from users where id = ${id} and user_type = 'employer' and erased_at is null and suspended_at is null`,
    z.object({ id: z.int() }),
  );
  return found !== null;
}

/** True if neither the employer nor the worker has blocked the other. */
export async function mayMeet(db: Queryable, employerId: number, labourId: number): Promise<boolean> {
  const { free } = await one(
    db,
    sql`select ${areNotBlocked(sql`${employerId}::bigint`, sql`${labourId}::bigint`)} as free`,
    z.object({ free: z.boolean() }),
  );
  return free;
}

/** Returns the statuses of a worker's earlier applications to a job. */
export async function listEarlierStatuses(
  db: Queryable,
  labourId: number,
  jobId: number,
): Promise<ApplicationStatus[]> {
  const rows = await many(
    db,
    sql`select status from applications where labour_id = ${labourId} and job_id = ${jobId}`,
    z.object({ status: applicationStatus }),
  );
  return rows.map(({ status }) => status);
}

const recent = z.object({ total: z.int(), retry_after: z.int() });

/**
 * Returns the number of applications that a worker sent within the last hour, and the seconds until this number falls
 * below `max`.
 */
export function countRecent(db: Queryable, labourId: number, max: number) {
  return one(
    db,
    sql`select count(*)::int as total,
        ${secondsToRoom(sql`created_at`, sql`interval '1 hour'`, { max })} as retry_after
      from applications where labour_id = ${labourId} and created_at > now() - interval '1 hour'`,
    recent,
  );
}

interface NewApplication {
  job_id: number | null;
  employer_id: number;
  labour_id: number;
  message: string | null;
}

export async function insertApplication(tx: Tx, given: NewApplication): Promise<number> {
  const { id } = await one(
    tx,
    sql`insert into applications (job_id, employer_id, labour_id, message)
      values (${given.job_id}, ${given.employer_id}, ${given.labour_id}, ${given.message}) returning id`,
    z.object({ id: z.int() }),
  );
  return id;
}
