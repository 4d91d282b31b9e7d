// SQL of the job title that other users have already seen.
import { sql } from '#platform/sql.ts';

const lastLetThrough = sql`coalesce((select max(o.id) from job_history o where o.job_id = j.id and o.from_status = 'pending_review'
  and o.to_status = 'active' and o.actor_type = 'moderator'), 0)`;

const heldSince = sql`(select min(w.at) from job_history w where w.job_id = j.id and w.to_status = 'pending_review' and w.id > ${lastLetThrough})`;

/**
 * The title of `j` (jobs) before it was held for review. Notifications must not show text that a moderator has not
 * approved, also if the job ended while it waited. The edit that caused the review was written at the same time as the
 * hold.
 */
export const knownTitle = sql`coalesce((select h.changes #>> '{title,from}' from job_history h
  where h.job_id = j.id and h.changes ? 'title' and h.at >= ${heldSince} order by h.id limit 1), j.title)`;
