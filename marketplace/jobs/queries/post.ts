// SQL of posting a job: the counts that limit how many jobs an employer may post, and the insertion of the job with its
// event.
import type { Finding } from '#contracts/job-shapes.ts';
import { z } from '#contracts/z.ts';
import { one, prepared, type Queryable, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { recordingStatement } from '../../record-event.ts';
import { secondsToRoom } from '../../rolling-window.ts';
import type { JobContent } from '../content.ts';
import { contentColumns, contentValues } from './content.ts';

const load = z.object({
  active: z.int(),
  wait: z.int(),
  verified: z.boolean(),
  suspended: z.boolean(),
  date: z.string(),
});

/**
 * Returns the facts that decide whether the employer may post a job. `active`: number of the employer's open jobs,
 * except the job `butFor`. `wait`: seconds until the daily limit allows another job, 0 if another job is allowed now.
 * `verified` and `suspended`: status of the employer. `date`: today in India.
 */
export function findPostingLoad(
  db: Queryable,
  employerId: number,
  { butFor, max }: { butFor: number | null; max: number },
) {
  const day = sql`interval '1 day'`;
  return one(
    db,
    sql`select count(*) filter (where status = 'active' and expires_at > now() and not is_call)::int as active,
        ${secondsToRoom(sql`created_at`, day, { max, which: sql`created_at > now() - ${day}` })} as wait,
        exists (select from identities where user_id = ${employerId} and status = 'verified') as verified,
        exists (select from users where id = ${employerId} and suspended_at is not null) as suspended,
        (now() at time zone 'Asia/Kolkata')::date::text as date
      from jobs where employer_id = ${employerId} and id is distinct from ${butFor}::bigint`,
    load,
  );
}

const inserted = z.object({ id: z.int(), uid: z.string(), tasks: z.int() });

export interface NewJob {
  content: JobContent;
  /** Passages of the post that may break a rule, found by the automatic check of job posts. */
  findings: readonly Finding[];
  /** `pending_review` if a moderator must review a finding, or must review all posts of this employer. */
  status: 'active' | 'pending_review';
  expires: Sql;
}

/** Inserts the job, its event and the tasks of the event in one statement, which is atomic and needs one round trip. */
export function insertPostedJob(db: Queryable, employer: Person, { content, findings, status, expires }: NewJob) {
  const fact = sql`job as (
    insert into jobs (employer_id, ${contentColumns}, status, findings, expires_at, posted_at)
    values (${employer.id}, ${contentValues(content)}, ${status}, ${JSON.stringify(findings)}::jsonb, ${expires},
      case when ${status} = 'active' then now() end)
    returning id, uid
  )`;
  const name = status === 'active' ? 'job.posted' : 'job.held';
  const statement = recordingStatement(
    { name, actor: employer, payload: { job_id: sql`job.id` }, source: 'job' },
    {
      parts: sql`${fact}`,
      columns: sql`job.id, job.uid`,
      from: 'job',
    },
  );
  return one(db, prepared(`post job as ${status}`, statement), inserted);
}

/** Inserts a draft, which only its employer can read. */
export function insertDraft(tx: Tx, employerId: number, content: JobContent) {
  return one(
    tx,
    sql`insert into jobs (employer_id, ${contentColumns}, status) values (${employerId}, ${contentValues(content)}, 'draft')
      returning id, uid`,
    z.object({ id: z.int(), uid: z.string() }),
  );
}
