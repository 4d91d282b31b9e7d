// SQL condition: the work of an application can be rated (D34). The statement must define `a` (applications) and `j`
// (its job, or null).
import { type Sql, sql } from '#platform/sql.ts';

/**
 * Number of days after the start of accepted work from which the work can be rated, even if it is not marked as
 * completed.
 */
const DAYS_AFTER_START = 7;

/** SQL condition: the work is completed, or accepted work started at least `DAYS_AFTER_START` days ago. */
export const isRateable: Sql = sql`(a.status = 'completed' or (a.status = 'accepted'
  and coalesce((j.start_date + coalesce(j.start_time, '00:00')::time) at time zone 'Asia/Kolkata'
    <= now() - ${DAYS_AFTER_START} * interval '1 day', false)))`;
