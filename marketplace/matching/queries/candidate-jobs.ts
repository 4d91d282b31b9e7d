// SQL of jobs that may fit a worker: the newest jobs of the given lists of open jobs (table `job_posting`). Other code
// computes the match scores.
import { z } from '#contracts/z.ts';
import { many, prepared, type Queryable, sql } from '#platform/sql.ts';
import { isOpen } from '../../jobs/queries/columns.ts';
import { areNotBlocked } from '../../roster/blocked.ts';
import { jobRow, jobRowColumns } from './rows.ts';

const candidate = z.extend(jobRow, { id: z.int() });

/**
 * `keys`: keys of lists of open jobs in the table `job_posting`. `takes`: for each key, the number of newest jobs to
 * read.
 */
export interface Lists {
  keys: readonly string[];
  takes: readonly number[];
}

/**
 * Returns at most `max` open jobs from lists of the index, newest first, without duplicates. `lists.keys` names the
 * lists, and `lists.takes` limits the jobs of each. Excludes jobs that the worker has reported or ever applied to, and
 * those of blocked employers.
 */
export function listCandidateJobs(
  db: Queryable,
  { labourId, lists, max }: { labourId: number; lists: Lists; max: number },
) {
  return many(
    db,
    prepared(
      'candidate jobs',
      sql`with listed as materialized (
          select distinct p.job_id, p.created_at
          from unnest(${lists.keys}::text[], ${lists.takes}::int[]) as wanted(key, take) cross join lateral (
            select job_id, created_at from job_posting
            where key = wanted.key and expires_at > now() order by created_at desc, job_id desc limit wanted.take) p
        ), newest as materialized (
          select job_id, created_at from listed order by created_at desc, job_id desc limit ${max}
        )
        select j.id, ${jobRowColumns} from newest join jobs j on j.id = newest.job_id
        where ${isOpen}
          and not exists (select from applications a where a.job_id = j.id and a.labour_id = ${labourId})
          and ${areNotBlocked(sql`j.employer_id`, sql`${labourId}::bigint`)}
          and not exists (select from reports r where r.job_id = j.id and r.reporter_id = ${labourId})
        order by newest.created_at desc, j.id desc`,
    ),
    candidate,
  );
}
