-- Up Migration
-- The signed statement of a diary (D73) belongs to the diary and to no wage account.
alter table documents
  add column diary_id bigint references diaries (id) on delete cascade,
  alter column account_id drop not null,
  alter column account_seq drop not null,
  drop constraint documents_kind_check,
  add constraint documents_kind_check
    check (kind in ('wage-statement', 'wage-slip', 'appointment-note', 'work-certificate', 'diary-statement')) not valid,
  add constraint documents_subject check ((kind = 'diary-statement') = (diary_id is not null)
    and (diary_id is null) = (account_id is not null) and (account_id is null) = (account_seq is null)) not valid;
