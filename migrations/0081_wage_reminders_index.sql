-- Up Migration
-- The task of reminders reads only the waiting entries whose time has come, and only the claims of workers that have been
-- unanswered for long enough.
create index wage_entries_reminder on wage_entries (next_reminder_at) where state = 'waiting';
create index wage_entries_claim on wage_entries (notified_at) where state = 'waiting' and by = 'labour';
