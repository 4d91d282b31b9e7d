// SQL of the number of open jobs in lists of `job_posting`.
import { z } from '#contracts/z.ts';
import { many, prepared, type Queryable, sql } from '#platform/sql.ts';

const counted = z.object({ key: z.string(), total: z.int() });
const MAX_COUNTED = 1000;

/** Returns the number of open jobs of each list, counted up to `MAX_COUNTED`. */
export async function countPostings(db: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await many(
    db,
    prepared(
      'posting counts',
      sql`select wanted.key, (select count(*) from (
          select from job_posting p where p.key = wanted.key and p.expires_at > now() limit ${MAX_COUNTED}) listed)::int as total
        from unnest(${[...new Set(keys)]}::text[]) as wanted(key)`,
    ),
    counted,
  );
  return new Map(rows.map(({ key, total }) => [key, total]));
}
