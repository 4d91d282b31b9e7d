// SQL that closes the open applications of ended jobs in batches (D28).
import { NO_ANSWER_DAYS } from '#contracts/periods.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, type Sql, sql, type Tx } from '#platform/sql.ts';
import { system } from '../actor.ts';
import { recordingStatement } from '../record-event.ts';
import { CLOSING_BATCH_SIZE, openStatuses, WAITLIST_HOURS } from './rules.ts';

/**
 * SQL of the reason to close the open applications to the job `j` now; null if they may remain open. Applications to a
 * filled job remain open for two days, because a hired worker may withdraw. The employer of an expired job has a week
 * to answer. If the employer is suspended, the applications are closed at once, because a suspended employer cannot
 * answer.
 */
const reasonNow: Sql = sql`case
  when exists (select from users u where u.id = j.employer_id and u.suspended_at is not null) then 'employer_blocked'
  when j.status = 'closed' then 'job_closed'
  when j.status = 'removed' then 'job_removed'
  when j.status = 'filled' and j.status_since <= now() - ${WAITLIST_HOURS} * interval '1 hour' then 'position_filled'
  when j.status = 'expired' and j.expires_at <= now() - ${NO_ANSWER_DAYS} * interval '1 day' then 'employer_no_response' end`;

const isOpen = sql`a.status = any(${openStatuses}::text[])`;

const overdue = z.object({ application_id: z.int(), job_id: z.int(), reason: z.string() });

/**
 * Returns up to `limit` open applications that should already be closed. Usually there are none, because the task of
 * the event that ended the job closes them.
 */
export function listOverdueApplications(db: Queryable, limit: number) {
  return many(
    db,
    sql`select a.id as application_id, j.id as job_id, due.reason
      from applications a join jobs j on j.id = a.job_id cross join lateral (select ${reasonNow} as reason) due
      where ${isOpen} and due.reason is not null order by a.id limit ${limit}`,
    overdue,
  );
}

const closed = z.object({ closed: z.int(), tasks: z.int() });

/**
 * Closes a batch of a job's open applications if there is a reason to close them now: updates the applications, adds
 * history rows and records one event. Returns the number of closed applications. If this number is below the batch
 * size, no application of the job remains to be closed.
 */
export async function closeBatch(tx: Tx, jobId: number): Promise<number> {
  const statement = recordingStatement(
    { name: 'applications.closed', actor: system, payload: { job_id: sql`page.job_id` }, source: 'page' },
    {
      parts: sql`open as (
      select a.id, a.job_id, a.status, due.reason from jobs j cross join lateral (select ${reasonNow} as reason) due
      join applications a on a.job_id = j.id
      where j.id = ${jobId} and due.reason is not null and ${isOpen} order by a.id limit ${CLOSING_BATCH_SIZE} for update of a
    ), moved as (
      update applications a set status = 'cancelled', cancel_reason = open.reason, version = version + 1, updated_at = now()
      from open where a.id = open.id returning a.id, a.job_id, open.status as before, open.reason
    ), page as (select job_id from moved limit 1)`,
      after: sql`written as (
      insert into application_status_history (application_id, from_status, to_status, actor_type, reason, event_id)`,
      columns: sql`moved.id, moved.before, 'cancelled', 'system', moved.reason, recorded.id from moved, recorded
    )
    select (select count(*) from moved)::int as closed`,
    },
  );
  return (await one(tx, statement, closed)).closed;
}
