-- Up Migration
-- Suspended people.
alter table users
  add column suspended_at timestamptz,
  -- why, in the administrator's words, for the person to read
  add column suspended_reason text;
alter table users add constraint users_suspended_whole check ((suspended_at is null) = (suspended_reason is null)) not valid;
