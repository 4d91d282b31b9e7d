// SQL of applying: what somebody applies to, how often they have, and calls that came twice.
import { type ApplicationStatus, applicationStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

const target = z.object({
  id: z.int(),
  employer_id: z.int(),
  require_resume: z.boolean(),
  open: z.boolean(),
});

/** The job somebody applies to, kept as it is until the end of the transaction. Drafts, removed and unreviewed jobs do not exist here. */
export function lockJobToApply(tx: Tx, { id, uid }: { id: number | null; uid: string | null }) {
  return maybe(
    tx,
    sql`select id, employer_id, require_resume, status = 'active' and expires_at > now() as open from jobs
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

/** The statuses of a person's earlier applications to a job. */
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

/** How many applications a person has sent within the hour, and the seconds until one of them is an hour old. */
export function countRecent(db: Queryable, labourId: number) {
  return one(
    db,
    sql`select count(*)::int as total,
        coalesce(ceil(extract(epoch from min(created_at) + interval '1 hour' - now())), 0)::int as retry_after
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

/** A call that may come twice: its caller's key for it, and a digest of what it asks. */
export interface Once {
  key: string;
  asked: Buffer;
}

const kept = z.object({ application_id: z.int(), same: z.boolean() });

/** What came of a call with this key within the last day, and whether it asked the same; null where there was none. */
export function findKept(tx: Tx, userId: number, { key, asked }: Once) {
  return maybe(
    tx,
    sql`select application_id, asked = ${asked} as same from idempotency_keys
      where user_id = ${userId} and key = ${key} and created_at > now() - interval '1 day'`,
    kept,
  );
}

/** Remembers what came of a call. A key that has had its day begins anew. */
export async function insertKept(
  tx: Tx,
  userId: number,
  { key, asked, application_id }: Once & { application_id: number },
): Promise<void> {
  await run(
    tx,
    sql`insert into idempotency_keys (user_id, key, asked, application_id) values (${userId}, ${key}, ${asked}, ${application_id})
      on conflict (user_id, key) do update set asked = excluded.asked, application_id = excluded.application_id, created_at = now()`,
  );
}

/** Forgets the calls that may no longer come twice. */
export async function removeOldKeys(db: Queryable): Promise<void> {
  await run(db, sql`delete from idempotency_keys where created_at < now() - interval '1 day'`);
}
