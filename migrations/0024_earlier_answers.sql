-- Up Migration
-- The first answers of before. A migration of its own: with the new columns' lock nobody could read an application until all are written.
update applications a set answered_at = h.at
from (
  select application_id, min(created_at) as at from application_status_history
  where actor_type = 'employer' and to_status in ('shortlisted', 'accepted', 'rejected') group by application_id
) h
where h.application_id = a.id and a.answered_at is null;
