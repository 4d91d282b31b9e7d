// Counts statements that wait for a lock of another transaction, for tests of simultaneous requests.
import { z } from '#contracts/z.ts';
import { one, type Queryable, sql } from '#platform/sql.ts';

/** Returns the number of such statements in the database of the test. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { count } = await one(
    db,
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    z.object({ count: z.int() }),
  );
  return count;
}
