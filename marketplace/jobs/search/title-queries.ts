// SQL of the titles of open jobs, which are suggested while a user types.
import { z } from '#contracts/z.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';
import { isOpen } from '../queries/columns.ts';

/** Maximum number of matching jobs whose titles are read. The typed word may be the beginning of a very common word. */
const COMPARED = 200;
const LISTED = 20;

const row = z.object({ title: z.string() });

/** Returns the titles of open jobs that match the tsquery, the most frequent first. */
export async function listTitles(db: Queryable, words: string): Promise<string[]> {
  const rows = await many(
    db,
    sql`with hits as (
        select s.job_id from job_search s where s.expires_at > now() and s.words @@ ${words}::tsquery limit ${COMPARED}
      )
      select j.title from hits join jobs j on j.id = hits.job_id
      where ${isOpen} group by j.title order by count(*) desc, j.title limit ${LISTED}`,
    row,
  );
  return rows.map(({ title }) => title);
}
