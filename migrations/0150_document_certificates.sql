-- Up Migration
-- A work certificate names the certification that its paper states. A muster roll is about a job, not about one account.
alter table documents
  add column certificate_id bigint references work_certificates (id) on delete cascade,
  add column job_id bigint references jobs (id) on delete cascade,
  alter column account_id drop not null,
  alter column account_seq drop not null,
  drop constraint documents_kind_check,
  drop constraint documents_state_check,
  drop constraint documents_issued,
  drop constraint documents_content,
  add constraint documents_kind_check
    check (kind in ('wage-statement', 'wage-slip', 'appointment-note', 'work-certificate', 'muster-roll')) not valid,
  add constraint documents_state_check check (state in ('requested', 'issued', 'failed', 'revoked')) not valid,
  add constraint documents_issued check ((state in ('issued', 'revoked')) =
    (kid is not null and issued_at is not null and expires_at is not null)) not valid,
  add constraint documents_content check ((token is null) = (storage_key is null)
    and (token is null or state in ('issued', 'revoked'))) not valid,
  add constraint documents_certificate check ((kind = 'work-certificate') = (certificate_id is not null)) not valid,
  add constraint documents_about check ((kind = 'muster-roll') = (account_id is null)
    and (account_id is null) = (account_seq is null) and (account_id is null) = (job_id is not null)) not valid;
