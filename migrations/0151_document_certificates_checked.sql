-- Up Migration
-- Reads the existing rows without a lock that stops other writes.
alter table documents validate constraint documents_kind_check;
alter table documents validate constraint documents_state_check;
alter table documents validate constraint documents_issued;
alter table documents validate constraint documents_content;
alter table documents validate constraint documents_certificate;
