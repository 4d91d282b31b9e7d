-- Up Migration
-- Deleting a job also deletes its idempotency keys, which this index finds. A separate migration, because the lock for
-- the new column would otherwise last until the index is built.
create index idempotency_keys_job on idempotency_keys (job_id) where job_id is not null;
