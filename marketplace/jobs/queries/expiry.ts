// SQL that expires due jobs in batches.
import { z } from '#contracts/z.ts';
import { one, sql, type Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import { recordingStatement } from '../../record-event.ts';

export const EXPIRY_BATCH_SIZE = 500;

const expired = z.object({ expired: z.int(), tasks: z.int() });

/**
 * Expires a batch of jobs whose lifetime has ended, and adds a history row and an event for each. Skips locked jobs
 * until the next run. A filled job expires at the earliest 48 h after it was filled, because applicants on its waitlist
 * may still be accepted (D28). Returns the number of expired jobs.
 */
export async function expireBatch(tx: Tx): Promise<number> {
  const statement = recordingStatement(
    { name: 'job.expired', actor: system, payload: { job_id: sql`moved.id` }, source: 'moved' },
    {
      parts: sql`due as (
      select id, status from jobs
      where status in ('active', 'paused', 'filled') and expires_at <= now()
        and (status <> 'filled' or status_since <= now() - interval '48 hours')
      order by expires_at limit ${EXPIRY_BATCH_SIZE} for update skip locked
    ), moved as (
      update jobs j set status = 'expired', status_since = now(), version = version + 1, updated_at = now(),
        posted_at = coalesce(posted_at, created_at)
      from due where j.id = due.id returning j.id, due.status as before
    ), written as (
      insert into job_history (job_id, actor_type, from_status, to_status) select id, 'system', before, 'expired' from moved
    )`,
      columns: sql`(select count(*) from moved)::int as expired`,
    },
  );
  return (await one(tx, statement, expired)).expired;
}
