// SQL of search counts: how often trades and places were searched for, per day in India.
import { z } from '#contracts/z.ts';
import { many, type Queryable, run, sql } from '#platform/sql.ts';

const DAYS = 30;
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** Adds to today's counts. Each item of `noted` is [kind, name, count]. */
export async function addCounts(db: Queryable, noted: readonly unknown[]): Promise<void> {
  await run(
    db,
    sql`insert into search_counts as c (day, kind, value, searches)
      select ${today}, x ->> 0, x ->> 1, (x ->> 2)::int from jsonb_array_elements(${JSON.stringify(noted)}::jsonb) x order by 2, 3
      on conflict (day, kind, value) do update set searches = c.searches + excluded.searches`,
  );
}

const counted = z.object({ kind: z.enum(['role', 'location']), value: z.string() });

/** Returns the trades and places that were searched for in the last 30 days, most frequent first. */
export function listSearched(db: Queryable) {
  return many(
    db,
    sql`select kind, value from search_counts where day > ${today} - ${DAYS}::int group by kind, value order by sum(searches) desc, value`,
    counted,
  );
}

/** Deletes counts older than 30 days. */
export async function removeOldCounts(db: Queryable): Promise<void> {
  await run(db, sql`delete from search_counts where day <= ${today} - ${DAYS}::int`);
}
