-- Up Migration
-- The outcome of a request with an idempotency key can also be a job. Rows of the previous release name an application.
alter table idempotency_keys alter column application_id drop not null;
alter table idempotency_keys add column job_id bigint references jobs (id) on delete cascade;
alter table idempotency_keys add constraint idempotency_keys_outcome check (num_nonnulls(application_id, job_id) = 1) not valid;
