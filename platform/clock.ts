// Current time of the database, which is the same for all processes even if the clock of a machine is wrong.
import { z } from '#contracts/z.ts';
import { one, prepared, type Queryable, sql } from './sql.ts';

/** SQL for the current time in milliseconds since 1970. */
export const epochMs = sql`(extract(epoch from now()) * 1000)::bigint`;

/** Returns the time of the database, in milliseconds since 1970. */
export async function readClock(db: Queryable): Promise<number> {
  return (await one(db, prepared('read clock', sql`select ${epochMs} as now`), z.object({ now: z.int() }))).now;
}
