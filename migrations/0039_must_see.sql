-- Up Migration
-- What a session must find wherever it reads: a position of the write-ahead log, kept only where a standby is read (decision 0047).
alter table sessions add column must_see pg_lsn;
alter table admin_sessions add column must_see pg_lsn;
