// SQL of the latest job title that other users may have seen.
import { sql } from '#platform/sql.ts';

const lastLetThrough = sql`coalesce((select max(o.id) from job_history o where o.job_id = j.id and o.from_status = 'pending_review'
  and o.to_status = 'active' and o.actor_type = 'moderator'), 0)`;

const heldSince = sql`(select min(w.at) from job_history w where w.job_id = j.id and w.to_status = 'pending_review' and w.id > ${lastLetThrough})`;

/**
 * SQL of the title of the job `j` that other users may have seen. This is the title before the job was sent to review,
 * or the current title if the job was not sent to review. Notifications must not show a title that no moderator has
 * approved, even if the job has ended during the review. The edit that causes a review has the same timestamp as the
 * hold, therefore the comparison is `>=`.
 */
export const knownTitle = sql`coalesce((select h.changes #>> '{title,from}' from job_history h
  where h.job_id = j.id and h.changes ? 'title' and h.at >= ${heldSince} order by h.id limit 1), j.title)`;
