-- Up Migration
-- What came of a call that may be sent twice can be a job, too. Rows of the release before name an application.
alter table idempotency_keys alter column application_id drop not null;
alter table idempotency_keys add column job_id bigint references jobs (id) on delete cascade;
alter table idempotency_keys add constraint idempotency_keys_outcome check (num_nonnulls(application_id, job_id) = 1) not valid;
