// SQL that changes the status of many jobs of one employer at once, for example when the employer's account is
// suspended or restored.
import type { JobStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { one, type Sql, sql, type Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import { recordingStatement } from '../../record-event.ts';

interface JobsMove {
  /** SQL condition that selects the jobs (alias `j`). */
  which: Sql;
  from: JobStatus;
  to: JobStatus;
  event: 'job.paused' | 'job.resumed' | 'job.filled';
}

const moved = z.object({ moved: z.int(), tasks: z.int() });

/**
 * Changes the status of the selected jobs, and adds a history row and an event for each. Returns the number of changed
 * jobs.
 */
async function moveJobs(tx: Tx, { which, from, to, event }: JobsMove): Promise<number> {
  const statement = recordingStatement(
    { name: event, actor: system, payload: { job_id: sql`moved.id` }, source: 'moved' },
    {
      parts: sql`moved as (
      update jobs j set status = ${to}, status_since = now(), version = version + 1, updated_at = now(),
        posted_at = coalesce(posted_at, created_at)
      where ${which} and j.status = ${from} returning id
    ), written as (
      insert into job_history (job_id, actor_type, from_status, to_status) select id, 'system', ${from}, ${to} from moved
    )`,
      columns: sql`(select count(*) from moved)::int as moved`,
    },
  );
  return (await one(tx, statement, moved)).moved;
}

/** Pauses all open jobs of an employer. Returns the number of paused jobs. */
export function pauseJobs(tx: Tx, employerId: number): Promise<number> {
  return moveJobs(tx, { which: sql`j.employer_id = ${employerId}`, from: 'active', to: 'paused', event: 'job.paused' });
}

/**
 * Resumes the jobs of an employer that were paused at `since` (SQL of a timestamp). Jobs that were changed later or
 * have expired stay unchanged; full jobs become `filled`. Does nothing while the account is suspended or an erasure is
 * pending. Returns the number of jobs that are open again.
 */
export async function resumeJobs(tx: Tx, employerId: number, since: Sql): Promise<number> {
  const paused = sql`j.employer_id = ${employerId} and j.updated_at = ${since} and j.expires_at > now()
    and not exists (select from data_requests d where d.user_id = j.employer_id and d.kind = 'erasure' and d.status = 'pending')
    and not exists (select from users u where u.id = j.employer_id and u.suspended_at is not null)`;
  const full = sql`not j.is_call and j.positions <= (
    select count(*) from applications a where a.job_id = j.id and a.status in ('accepted', 'completed') and a.released_at is null)`;
  await moveJobs(tx, { which: sql`${paused} and ${full}`, from: 'paused', to: 'filled', event: 'job.filled' });
  return moveJobs(tx, { which: paused, from: 'paused', to: 'active', event: 'job.resumed' });
}
