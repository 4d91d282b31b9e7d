-- Up Migration
-- Finds the entries that wait for an answer. Separate from the columns, because `alter table` locks the table until its
-- migration ends.
create index wage_entries_waiting on wage_entries (account_id, seq) where state = 'waiting';
