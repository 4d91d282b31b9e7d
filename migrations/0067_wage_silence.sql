-- Up Migration
-- When the other side was notified of a waiting entry, and how often it was reminded since. The days until silence counts
-- (D62) start at this time; a suspension of the employer moves it.
alter table wage_entries
  add column notified_at timestamptz,
  add column reminders smallint not null default 0;
