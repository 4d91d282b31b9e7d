// SQL of employers who leave applications unanswered, and of their jobs (D28). An application counts as answered when
// it is shortlisted, accepted or rejected.
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, type Sql, sql, type Tx } from '#platform/sql.ts';
import { system } from '../actor.ts';
import { recordingStatement } from '../record-event.ts';
import { FORGOTTEN_DAYS, REMINDER_NOTICE_HOURS } from './silence-rules.ts';

const hours = (count: number): Sql => sql`${count}::int * interval '1 hour'`;
const days = (count: number): Sql => sql`${count}::int * interval '1 day'`;

/**
 * SQL condition: the application `a`, which may have a job `j`, has been unanswered for `patience` hours. Applications
 * to a filled job do not count, because the employer needs no further worker. Applications older than `FORGOTTEN_DAYS`
 * do not count.
 */
export const isWaiting = (patience: number): Sql => sql`a.status in ('pending', 'under_review')
  and a.created_at <= now() - ${hours(patience)} and a.created_at > now() - ${days(FORGOTTEN_DAYS)}
  and (a.job_id is null or j.status in ('active', 'paused', 'expired'))`;

const reminded = z.object({ reminded: z.int(), tasks: z.int() });

/**
 * Reminds up to `limit` employers with unanswered applications and records an event for each. Skips employers who were
 * reminded within `patience` hours. `employer_reminders` stores since when an employer has answered no application:
 * `silent_since` is reset after the employer has answered one. Returns the number of reminders.
 */
export async function remindBatch(tx: Tx, { patience, limit }: { patience: number; limit: number }): Promise<number> {
  const statement = recordingStatement(
    { name: 'employer.reminded', actor: system, payload: { user_id: sql`written.user_id` }, source: 'written' },
    {
      parts: sql`silent as (
      select distinct a.employer_id from applications a left join jobs j on j.id = a.job_id
      join users u on u.id = a.employer_id and u.erased_at is null and u.suspended_at is null
      left join employer_reminders r on r.user_id = a.employer_id
      where ${isWaiting(patience)} and (r.user_id is null or r.reminded_at <= now() - ${hours(patience)})
      order by 1 limit ${limit}
    ), written as (
      insert into employer_reminders as r (user_id) select employer_id from silent
      on conflict (user_id) do update set reminded_at = now(), silent_since = case
          when exists (select from applications a where a.employer_id = r.user_id and a.answered_at > r.silent_since) then now()
          else r.silent_since end
        where r.reminded_at <= now() - ${hours(patience)}
      returning r.user_id
    )`,
      columns: sql`(select count(*) from written)::int as reminded`,
    },
  );
  return (await one(tx, statement, reminded)).reminded;
}

/**
 * SQL condition: the job `j` is stale. The job has been open for `patience` days, one of its applications has been
 * unanswered for `patience` days, and the employer has answered no applicant in these days. The employer got the first
 * reminder at least `REMINDER_NOTICE_HOURS` ago.
 */
const isStale = (
  patience: number,
): Sql => sql`j.status = 'active' and j.expires_at > now() and j.status_since <= now() - ${days(patience)}
  and exists (select from employer_reminders r where r.user_id = j.employer_id and r.silent_since <= now() - ${hours(REMINDER_NOTICE_HOURS)})
  and exists (select from applications a where a.job_id = j.id and a.status in ('pending', 'under_review')
    and a.created_at <= now() - ${days(patience)})
  and not exists (select from applications a where a.employer_id = j.employer_id and a.answered_at > now() - ${days(patience)})`;

const job = z.object({ id: z.int() });

/** Returns the next stale jobs (see `isStale`) with ids above `after`, ordered by id. `patience` is in days. */
export function listStaleJobs(
  db: Queryable,
  { patience, after, limit }: { patience: number; after: number; limit: number },
) {
  return many(
    db,
    sql`select j.id from employer_reminders silent join jobs j on j.employer_id = silent.user_id
      where ${isStale(patience)} and j.id > ${after} order by j.id limit ${limit}`,
    job,
  );
}

/** Returns true if the job is stale (see `isStale`). `patience` is in days. */
export async function isJobStale(db: Queryable, id: number, patience: number): Promise<boolean> {
  const rows = await many(db, sql`select j.id from jobs j where j.id = ${id} and ${isStale(patience)}`, job);
  return rows.length > 0;
}
