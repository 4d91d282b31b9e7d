-- Up Migration
-- The signed document and its PDF are deleted some weeks after the document has expired (D99). Short documents have no
-- rows. The worker and the employer both request wage slips and appointment notes (D71).
alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('wage-statement', 'wage-slip', 'appointment-note')) not valid;
alter table documents drop constraint documents_issued;
alter table documents add constraint documents_issued
  check ((state = 'issued') = (kid is not null and issued_at is not null and expires_at is not null)) not valid;
alter table documents add constraint documents_content
  check ((token is null) = (storage_key is null) and (token is null or state = 'issued')) not valid;
alter table documents drop constraint documents_rows;
alter table documents add constraint documents_rows check (rows is null or state = 'requested') not valid;
