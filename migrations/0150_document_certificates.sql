-- Up Migration
-- A work certificate names the certification that its paper states.
alter table documents
  add column certificate_id bigint references work_certificates (id) on delete cascade,
  drop constraint documents_kind_check,
  drop constraint documents_state_check,
  drop constraint documents_issued,
  drop constraint documents_content,
  add constraint documents_kind_check
    check (kind in ('wage-statement', 'wage-slip', 'appointment-note', 'work-certificate')) not valid,
  add constraint documents_state_check check (state in ('requested', 'issued', 'failed', 'revoked')) not valid,
  add constraint documents_issued check ((state in ('issued', 'revoked')) =
    (kid is not null and issued_at is not null and expires_at is not null)) not valid,
  add constraint documents_content check ((token is null) = (storage_key is null)
    and (token is null or state in ('issued', 'revoked'))) not valid,
  add constraint documents_certificate check ((kind = 'work-certificate') = (certificate_id is not null)) not valid;
