// SQL of one job for any reader. The `where` clause checks that the reader may see the job.
import { jobDetail } from '#contracts/job-shapes.ts';
import { maybe, type Queryable, sql } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { phraseLinesOf } from '../../phrases/queries.ts';
import { payComparison } from '../../trust/queries.ts';
import { isOpen, jobColumns, jobTables } from './columns.ts';
import { phraseRequestFor } from './phrase-requests.ts';
import { shownPictures } from './pictures.ts';

/**
 * Returns a job if this reader may see it; otherwise null. Readers may see open jobs, their own jobs, and jobs to which
 * they applied. Only applicants see a removed job. `reader` is null for a visitor.
 */
export function findJobForReader(db: Queryable, key: { uid: string } | { id: number }, reader: Person | null) {
  const me = reader?.id ?? null;
  const which = 'uid' in key ? sql`j.uid = ${key.uid}` : sql`j.id = ${key.id}`;
  return maybe(
    db,
    sql`select ${jobColumns}, case when mine.id is not null then
        jsonb_build_object('id', mine.id, 'status', mine.status) end as my_application,
        exists (select from saved_jobs s where s.job_id = j.id and s.user_id = ${me}::bigint) as saved,
        ${payComparison} as pay_comparison, ${phraseLinesOf('job_id', sql`j.id`)} as phrase_lines,
        ${phraseRequestFor(reader)} as phrase_request, null as match,
        ${reader ? shownPictures : sql`'[]'::jsonb`} as pictures
      from ${jobTables} left join lateral (
        select a.id, a.status from applications a where a.job_id = j.id and a.labour_id = ${me}::bigint order by a.id desc limit 1
      ) mine on true
      where ${which} and ((${isOpen}) or (j.employer_id = ${me}::bigint and j.status <> 'removed') or mine.id is not null)`,
    jobDetail,
  );
}
