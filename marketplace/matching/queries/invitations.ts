// SQL of invitations to apply: at most one per job and worker.
import { job } from '#contracts/job-shapes.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, prepared, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { isOpen, jobColumns, jobTables } from '../../jobs/queries/columns.ts';
import { areNotBlocked } from '../../roster/blocked.ts';

const counted = z.object({ today: z.int(), seconds_left: z.int() });

/** Returns the number of workers invited to a job today (in India), and the seconds until the next day. */
export function countInvitedToday(db: Queryable, jobId: number) {
  const day = sql`date_trunc('day', now() at time zone 'Asia/Kolkata')`;
  return one(
    db,
    sql`select count(*)::int as today,
        ceil(extract(epoch from (${day} + interval '1 day') at time zone 'Asia/Kolkata' - now()))::int as seconds_left
      from job_invitations where job_id = ${jobId} and invited_at >= ${day} at time zone 'Asia/Kolkata'`,
    counted,
  );
}

/** Stores an invitation. Returns 0 if the worker was already invited to this job. */
export function insertInvitation(tx: Tx, jobId: number, labourId: number): Promise<number> {
  return run(
    tx,
    sql`insert into job_invitations (job_id, labour_id) values (${jobId}, ${labourId}) on conflict do nothing`,
  );
}

/** Returns open jobs whose invitation the worker has neither accepted nor declined, the newest invitation first. */
export function listInvitedJobs(db: Queryable, labourId: number, limit: number) {
  const statement = sql`select ${jobColumns} from ${jobTables} join job_invitations i on i.job_id = j.id
    where i.labour_id = ${labourId} and i.declined_at is null and ${isOpen}
      and ${areNotBlocked(sql`j.employer_id`, sql`i.labour_id`)}
      and not exists (select from applications a where a.job_id = j.id and a.labour_id = ${labourId})
    order by i.invited_at desc, i.id desc limit ${limit}`;
  return many(db, prepared('invited jobs', statement), job);
}

const invitation = z.object({ id: z.int(), declined: z.boolean(), applied: z.boolean() });

/**
 * Returns the worker's invitation to a job, and whether the worker has declined the invitation or applied to the job.
 * Null if the worker was not invited. The caller must have locked the worker, which serialises answers and
 * applications.
 */
export function findInvitation(tx: Tx, labourId: number, uid: string) {
  return maybe(
    tx,
    sql`select i.id, i.declined_at is not null as declined,
        exists (select from applications a where a.job_id = i.job_id and a.labour_id = i.labour_id) as applied
      from job_invitations i join jobs j on j.id = i.job_id where i.labour_id = ${labourId} and j.uid = ${uid}`,
    invitation,
  );
}

export async function declineInvitation(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update job_invitations set declined_at = now() where id = ${id}`);
}
