// SQL of invitations: an employer asks somebody whom a job fits to look at it, once.
import { z } from '#contracts/z.ts';
import { one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

const counted = z.object({ today: z.int() });

/** People asked to look at a job on this day of India's calendar. */
export async function countInvitedToday(db: Queryable, jobId: number): Promise<number> {
  const { today } = await one(
    db,
    sql`select count(*)::int as today from job_invitations where job_id = ${jobId}
      and invited_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`,
    counted,
  );
  return today;
}

/** 0 where they were asked before. */
export function insertInvitation(tx: Tx, jobId: number, labourId: number): Promise<number> {
  return run(
    tx,
    sql`insert into job_invitations (job_id, labour_id) values (${jobId}, ${labourId}) on conflict do nothing`,
  );
}
