-- Up Migration
-- Finds the papers of a diary when the diary is deleted.
create index documents_diary on documents (diary_id) where diary_id is not null;
