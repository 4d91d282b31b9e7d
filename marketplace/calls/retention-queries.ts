// SQL that deletes the order, the links in SMS and the seats of old calls (D84).
import { type Queryable, run, type Sql, sql } from '#platform/sql.ts';

/** Days after the end of a call for which its order, and its seats, are stored. */
const ORDER_DAYS = 90;
const SEAT_DAYS = 400;

const BATCH = 1000;

const oldRows = (table: Sql, days: number): Sql => sql`delete from ${table} where ctid = any(array(
  select t.ctid from ${table} t join shift_calls c on c.job_id = t.job_id
  where upper(c.during) < now() - ${days} * interval '1 day' limit ${BATCH}))`;

/** Deletes a batch of order rows, of links in SMS, and of seats of old calls. Returns the number of deleted rows. */
export async function removeOldCallRows(db: Queryable): Promise<number> {
  const order = await run(db, oldRows(sql`call_people`, ORDER_DAYS));
  const links = await run(db, oldRows(sql`call_links`, ORDER_DAYS));
  return order + links + (await run(db, oldRows(sql`call_seats`, SEAT_DAYS)));
}
