// The condition under which the loss of a place in a call says nothing about its worker.
import { sql } from '#platform/sql.ts';

/**
 * SQL condition: the worker of the application `a` was the reserve of a call and got the place within the last hour
 * before the start, without being asked. The loss of such a place is neither late nor a missed day (D79).
 */
export const isMovedUpLast = sql`exists (select from application_status_history h join shift_calls c on c.job_id = a.job_id
  where h.application_id = a.id and h.from_status = 'shortlisted' and h.to_status = 'accepted' and h.actor_type = 'system'
    and h.created_at > lower(c.during) - interval '1 hour')`;
