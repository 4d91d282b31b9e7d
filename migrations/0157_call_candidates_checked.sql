-- Up Migration
-- Rows of workers who changed while the previous migration read them.
delete from call_candidates c where not exists (
  select from users u join labour_profiles l on l.user_id = u.id
  where u.id = c.labour_id and u.state = c.state and u.city = c.city and c.trade = any(l.skills)
    and u.erased_at is null and u.suspended_at is null and not 'job_match' = any(u.muted_notifications));
