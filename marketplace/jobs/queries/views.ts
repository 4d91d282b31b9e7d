// SQL of job views: one row per viewer and day (D26).
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, sql } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { isOpen } from './columns.ts';

const counted = z.object({ counted: z.boolean() });

/**
 * Counts a view of an open job for the current day in India. `counted` is false for the job's employer and for a viewer
 * who was already counted today. Null if the job does not exist or is not open. The lock makes a view wait for a
 * concurrent deletion of the job.
 */
export function insertView(db: Queryable, uid: string, { person, viewer }: { person: Person | null; viewer: Buffer }) {
  return maybe(
    db,
    sql`with job as (
        select j.id, j.employer_id from jobs j where j.uid = ${uid} and ${isOpen} for key share of j
      ), view as (
        insert into job_views (job_id, viewed_on, viewer)
        select id, (now() at time zone 'Asia/Kolkata')::date, ${viewer} from job where employer_id is distinct from ${person?.id ?? null}::bigint
        on conflict do nothing returning job_id
      )
      select exists (select from view) as counted from job`,
    counted,
  );
}
