-- Up Migration
-- The next time at which the task of reminders reads a waiting entry; null after the last reminder. Entries of the release
-- before this column are read in the next run, which then sets the time.
alter table wage_entries add column next_reminder_at timestamptz default now();
