-- Up Migration
-- The position of the write-ahead log that a session must find where it reads. Stored only if a replica is used
-- (decision 0047).
alter table sessions add column must_see pg_lsn;
alter table admin_sessions add column must_see pg_lsn;
