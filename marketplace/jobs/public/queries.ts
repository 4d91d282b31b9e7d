// SQL of what strangers and search engines may know of jobs: one by its name, and all open ones in the order of their numbers.
import { job } from '#contracts/jobs.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, sql } from '#platform/sql.ts';
import { isOpen, jobColumns, jobTables } from '../queries/columns.ts';

const publicJob = z.extend(job, { posted_at: instant });
export type PublicJob = z.output<typeof publicJob>;

/** A job in whatever state but a draft, which nobody has ever seen. */
export function findPublicJob(db: Queryable, key: { uid: string } | { id: number }): Promise<PublicJob | null> {
  const which = 'uid' in key ? sql`j.uid = ${key.uid}` : sql`j.id = ${key.id}`;
  return maybe(
    db,
    sql`select ${jobColumns}, coalesce(j.posted_at, j.created_at) as posted_at from ${jobTables}
      where ${which} and j.status <> 'draft'`,
    publicJob,
  );
}

const span = z.object({ number: z.int() });

/**
 * The spans of `size` numbers that hold open jobs: span 1 is the numbers 1 to `size`, and so on. Each is looked into along the primary key
 * until the first open job: all jobs are never read.
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

/** Open jobs with a number above `after` and up to `last`, in order, `limit` at most. */
export function listOpenBetween(db: Queryable, { after, last, limit }: { after: number; last: number; limit: number }) {
  return many(
    db,
    sql`select j.id, j.uid, j.updated_at from jobs j where j.id > ${after} and j.id <= ${last} and ${isOpen}
      order by j.id limit ${limit}`,
    listed,
  );
}
