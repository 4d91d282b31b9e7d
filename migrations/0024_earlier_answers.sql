-- Up Migration
-- Sets `answered_at` of existing applications. A separate migration: together with the new columns, its lock would
-- block reads until all rows are written.
update applications a set answered_at = h.at
from (
  select application_id, min(created_at) as at from application_status_history
  where actor_type = 'employer' and to_status in ('shortlisted', 'accepted', 'rejected') group by application_id
) h
where h.application_id = a.id and a.answered_at is null;
