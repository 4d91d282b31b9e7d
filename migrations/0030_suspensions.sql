-- Up Migration
-- Suspended users.
alter table users
  add column suspended_at timestamptz,
  -- The administrator's reason, which the user reads.
  add column suspended_reason text;
alter table users add constraint users_suspended_whole check ((suspended_at is null) = (suspended_reason is null)) not valid;
