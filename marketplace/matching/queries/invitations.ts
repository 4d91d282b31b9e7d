// SQL of invitations to apply: at most one per job and worker.
import { z } from '#contracts/z.ts';
import { one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

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
