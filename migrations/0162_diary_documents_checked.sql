-- Up Migration
-- Reads the existing rows without a lock that stops other writes.
alter table documents validate constraint documents_kind_check;
alter table documents validate constraint documents_subject;
