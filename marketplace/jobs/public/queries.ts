// SQL of jobs for signed-out visitors and search engines: one job, and the open jobs ordered by id.
import { job, jobTextFields } from '#contracts/job-shapes.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, sql } from '#platform/sql.ts';
import { phraseLinesOf } from '../../phrases/queries.ts';
import { isOpen, jobColumns, jobTables } from '../queries/columns.ts';

const publicJob = z.extend(job, { ...jobTextFields, posted_at: instant });
export type PublicJob = z.output<typeof publicJob>;

/** Returns a job in any status except `draft`, which only its employer may see. Null for an
 * unknown job, and for the job of a call, which only the asked workers may see. */
export function findPublicJob(db: Queryable, key: { uid: string } | { id: number }): Promise<PublicJob | null> {
  const which = 'uid' in key ? sql`j.uid = ${key.uid}` : sql`j.id = ${key.id}`;
  return maybe(
    db,
    sql`select ${jobColumns}, coalesce(j.posted_at, j.created_at) as posted_at,
        ${phraseLinesOf('job_id', sql`j.id`)} as phrase_lines from ${jobTables}
      where ${which} and j.status <> 'draft' and not j.is_call`,
    publicJob,
  );
}

const span = z.object({ number: z.int() });

/**
 * Returns the numbers of the id ranges that contain open jobs. Range 1 has the ids 1 to `size`, range 2 the next `size`
 * ids, and so on. The scan of each range stops at its first open job.
 */
export function listOpenSpans(db: Queryable, size: number) {
  return many(
    db,
    sql`select n::int as number
      from generate_series(1::bigint, (select coalesce(max(id), 0) from jobs) / ${size}::bigint + 1) n
      cross join lateral (
        select from jobs j where j.id > (n - 1) * ${size}::bigint and j.id <= n * ${size}::bigint and ${isOpen} order by j.id limit 1
      ) one_open
      order by n`,
    span,
  );
}

const listed = z.object({ id: z.int(), uid: z.string(), updated_at: instant });
export type ListedJob = z.output<typeof listed>;

/** Returns up to `limit` open jobs with ids above `after` and up to `last`, ordered by id. */
export function listOpenBetween(db: Queryable, { after, last, limit }: { after: number; last: number; limit: number }) {
  return many(
    db,
    sql`select j.id, j.uid, j.updated_at from jobs j where j.id > ${after} and j.id <= ${last} and ${isOpen}
      order by j.id limit ${limit}`,
    listed,
  );
}
