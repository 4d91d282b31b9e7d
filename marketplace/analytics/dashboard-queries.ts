// SQL of an employer's dashboard: current counts and pending tasks.
import { employerDashboard, employerTask, employerTasks } from '#contracts/employer-dashboard.ts';
import { employerReputation } from '#contracts/reputation.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, sql } from '#platform/sql.ts';
import { employerReputationOf } from '../reputation/columns.ts';

const {
  applications_today: _today,
  views: _views,
  views_before: _before,
  ...counted
} = employerDashboard.shape.totals.shape;
const counts = z.object({ ...counted, reputation: employerReputation });

/** Returns current counts of an employer's jobs and applications, and the employer's reputation. */
export function findEmployerCounts(db: Queryable, employerId: number) {
  return one(
    db,
    sql`select
        (select count(*) from jobs where employer_id = ${employerId} and status = 'active' and expires_at > now() and not is_call)::int as active_jobs,
        (select count(*) from applications where employer_id = ${employerId} and status in ('pending', 'under_review'))::int as unanswered,
        (select count(*) from applications where employer_id = ${employerId} and status in ('accepted', 'completed'))::int as hires,
        ${employerReputationOf(sql`${employerId}::bigint`)} as reputation`,
    counts,
  );
}

/** Number of days before the expiry of a job during which the job is listed as ending soon. */
const SOON_DAYS = 2;
/** Number of days after the end of the work during which the dashboard asks for a rating. */
const RATING_DAYS = 30;

/**
 * Returns the pending tasks of an employer. For each kind: the number of tasks, and the task that has waited longest
 * (for ending jobs, the job that ends first).
 */
export function listTasks(db: Queryable, employerId: number, { patienceHours }: { patienceHours: number }) {
  const mine = sql`applications a where a.employer_id = ${employerId}`;
  return many(
    db,
    sql`with waiting as (
        select 'answer' as kind, a.id as application_id, null::uuid as job_uid, a.created_at as since from ${mine}
          and a.status in ('pending', 'under_review') and a.created_at <= now() - ${patienceHours}::int * interval '1 hour'
        union all select 'completion', a.id, null, a.completion_claimed_at from ${mine}
          and a.status = 'accepted' and a.completion_claimed_at is not null
        union all select 'attendance', a.id, (select uid from jobs where id = a.job_id), d.claimed_at from attendance_days d, ${mine} and a.id = d.application_id
          and a.status in ('accepted', 'completed') and d.state = 'claimed'
        union all select 'wages', a.id, null, e.recorded_at from wage_entries e join wage_accounts w on w.id = e.account_id, ${mine}
          and a.id = w.application_id and w.employer_id = a.employer_id and e.state = 'waiting' and e.by = 'labour'
          and not (e.kind = 'day' and e.replaces is null
            and exists (select from attendance_days d where d.application_id = a.id and d.day = e.day and d.state = 'claimed'))
        union all select 'rating', a.id, null, a.updated_at from ${mine}
          and a.status = 'completed' and a.updated_at > now() - ${RATING_DAYS}::int * interval '1 day'
          and not exists (select from ratings r where r.application_id = a.id and r.rater_type = 'employer')
          and not exists (select from wage_accounts w where w.application_id = a.id and w.rating_due_at is not null)
        union all select 'ending_job', null, j.uid, j.expires_at from jobs j
          where j.employer_id = ${employerId} and j.status = 'active' and j.expires_at > now()
            and j.expires_at <= now() + ${SOON_DAYS}::int * interval '1 day'
      )
      select kind, count(*)::int as count, (array_agg(application_id order by since, application_id))[1] as application_id,
        (array_agg(job_uid order by since, job_uid))[1] as job_uid
      from waiting group by kind order by array_position(${[...employerTasks]}::text[], kind)`,
    employerTask,
  );
}
