// SQL of a worker's saved jobs. Each statement reads or changes only the rows of the given worker.
import { job } from '#contracts/job-shapes.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, run, sql } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { isOpen, jobColumns, jobTables, type Page, window } from './columns.ts';

/** SQL condition: the job `j` is not a draft, waiting for review, removed, or closed while it waited for review. */
const isVisible = sql`j.status not in ('draft', 'pending_review', 'removed') and not (j.status = 'closed' and 'pending_review' is not distinct from
  (select h.from_status from job_history h where h.job_id = j.id and h.to_status = 'closed' order by h.id desc limit 1))`;

const total = z.object({ total: z.int() });

/** Returns a page of a worker's saved jobs, the most recently saved first. */
export async function listSaved(db: Queryable, labourId: number, page: Page) {
  const where = sql`s.user_id = ${labourId} and ${isVisible}`;
  const [jobs, counted] = await Promise.all([
    many(
      db,
      sql`select ${jobColumns} from ${jobTables} join saved_jobs s on s.job_id = j.id where ${where}
        order by s.saved_at desc, j.id desc ${window(page)}`,
      job,
    ),
    one(db, sql`select count(*)::int as total from saved_jobs s join jobs j on j.id = s.job_id where ${where}`, total),
  ]);
  return { jobs, total: counted.total };
}

export async function countSaved(db: Queryable, labourId: number): Promise<number> {
  return (await one(db, sql`select count(*)::int as total from saved_jobs where user_id = ${labourId}`, total)).total;
}

/** SQL condition: the job `j` is open, or this person has applied to it. */
const isReadBy = ({ id }: Person) =>
  sql`((${isOpen}) or exists (select from applications a where a.job_id = j.id and a.labour_id = ${id}))`;

/** Saves a job for a worker. Returns 0 if the worker may not see the job or has already saved it. */
export function insertSaved(db: Queryable, labour: Person, uid: string): Promise<number> {
  return run(
    db,
    sql`insert into saved_jobs (user_id, job_id)
      select ${labour.id}, j.id from jobs j where j.uid = ${uid} and ${isVisible} and ${isReadBy(labour)} for key share of j
      on conflict do nothing`,
  );
}

export async function isSaved(db: Queryable, labourId: number, uid: string): Promise<boolean> {
  const { total: found } = await one(
    db,
    sql`select count(*)::int as total from saved_jobs s join jobs j on j.id = s.job_id
      where s.user_id = ${labourId} and j.uid = ${uid}`,
    total,
  );
  return found > 0;
}

export async function removeSaved(db: Queryable, labourId: number, uid: string): Promise<void> {
  await run(
    db,
    sql`delete from saved_jobs where user_id = ${labourId} and job_id = (select id from jobs where uid = ${uid})`,
  );
}
