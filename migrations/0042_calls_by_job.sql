-- Up Migration
-- A job that goes takes what came of its calls along: found by this index. Apart from the column, whose lock it would hold.
create index idempotency_keys_job on idempotency_keys (job_id) where job_id is not null;
