-- Up Migration
-- The workers who exist. No table is locked: the triggers of the previous migration write workers who change meanwhile,
-- and the next migration deletes what this statement read too early.
insert into call_candidates (labour_id, trade, state, city)
  select distinct u.id, skill, u.state, u.city from users u join labour_profiles l on l.user_id = u.id cross join unnest(l.skills) skill
  where u.state is not null and u.city is not null and u.erased_at is null and u.suspended_at is null
    and not 'job_match' = any(u.muted_notifications)
on conflict do nothing;
