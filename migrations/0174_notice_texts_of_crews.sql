-- Up Migration
-- Reads the existing rows without a lock that stops other writes.
alter table notice_texts validate constraint notice_texts_template_check;
