// When the work of an application `a` with its job `j`, which may be null, can be rated (D34), as a condition of other statements.
import { type Sql, sql } from '#platform/sql.ts';

/** Days after the beginning of accepted work from which it can be rated though nobody has called it completed. */
const DAYS_AFTER_START = 7;

/** Whether the work is done, or should be by now. */
export const isRateable: Sql = sql`(a.status = 'completed' or (a.status = 'accepted'
  and coalesce((j.start_date + coalesce(j.start_time, '00:00')::time) at time zone 'Asia/Kolkata'
    <= now() - ${DAYS_AFTER_START} * interval '1 day', false)))`;
