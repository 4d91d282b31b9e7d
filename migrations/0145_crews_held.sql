-- Up Migration
-- When a moderator held the crew; null for other crews.
alter table crews add column held_at timestamptz;
