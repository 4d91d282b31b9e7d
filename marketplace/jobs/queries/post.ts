// SQL of posting: how much an employer has open, and the job with its event in one statement.
import type { JobPost } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, sql } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { queuedCount, recording } from '../../record-event.ts';
import { DEFAULT_PERIOD, lifeInDays } from '../rules.ts';

const load = z.object({ active: z.int(), today: z.int() });

/** How many jobs an employer has open, and how many were posted within a day. */
export function findPostingLoad(db: Queryable, employerId: number) {
  return one(
    db,
    sql`select count(*) filter (where status = 'active' and expires_at > now())::int as active,
        count(*) filter (where created_at > now() - interval '1 day')::int as today
      from jobs where employer_id = ${employerId}`,
    load,
  );
}

const inserted = z.object({ id: z.int(), uid: z.string(), tasks: z.int() });

/** The job, its event and the event's tasks in one statement: atomic, and one round trip. */
export function insertPostedJob(db: Queryable, employer: Person, post: JobPost) {
  const fact = sql`job as (
    insert into jobs (employer_id, title, role, industry, state, city, all_cities, location, job_type, salary_amount, salary_period,
      duration, description, requirements, positions, language_preference, require_resume, expires_at)
    values (${employer.id}, ${post.title}, ${post.role ?? null}, ${post.industry ?? null}, ${post.state}, ${post.city ?? null},
      ${post.all_cities ?? false}, ${post.location ?? null}, ${post.job_type ?? 'full_time'}, ${post.salary_amount},
      ${post.salary_period ?? DEFAULT_PERIOD}, ${post.duration ?? null}, ${post.description}, ${post.requirements ?? null},
      ${post.positions ?? 1}, ${post.language_preference ?? []}, ${post.require_resume ?? false},
      now() + ${lifeInDays(post.job_type ?? 'full_time')} * interval '1 day')
    returning id, uid
  )`;
  const event = recording({ name: 'job.posted', actor: employer }, sql`jsonb_build_object('job_id', job.id)`, 'job');
  const statement = sql`with ${fact}, ${event} select job.id, job.uid, ${queuedCount} from job`;
  return one(db, { ...statement, name: 'insert posted job' }, inserted);
}
