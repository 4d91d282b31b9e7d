// SQL of open jobs that may fit somebody: the newest of the lists they are in. The score is not made here.
import { z } from '#contracts/z.ts';
import { many, prepared, type Queryable, sql } from '#platform/sql.ts';
import { isOpen } from '../../jobs/queries/columns.ts';
import { jobRow, jobRowColumns } from './rows.ts';

const candidate = z.extend(jobRow, { id: z.int() });

/** Lists of `job_posting`, and how many of the newest of each are looked at. */
export interface Lists {
  keys: readonly string[];
  takes: readonly number[];
}

/**
 * The newest open jobs of these lists, each once, `most` at most, the newest first; without those the person has applied to (and what
 * was refused or taken back is not offered again) or reported, and their own employer's none.
 */
export function listCandidateJobs(
  db: Queryable,
  { labourId, lists, max: most }: { labourId: number; lists: Lists; max: number },
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
          select job_id, created_at from listed order by created_at desc, job_id desc limit ${most}
        )
        select j.id, ${jobRowColumns} from newest join jobs j on j.id = newest.job_id
        where ${isOpen}
          and not exists (select from applications a where a.job_id = j.id and a.labour_id = ${labourId})
          and not exists (select from reports r where r.job_id = j.id and r.reporter_id = ${labourId})
        order by newest.created_at desc, j.id desc`,
    ),
    candidate,
  );
}
