-- Up Migration
-- Counts the open disputes of the admin overview.
create index wage_entries_disputed on wage_entries (account_id) where state = 'disputed';
