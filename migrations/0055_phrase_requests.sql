-- Up Migration
-- Jobs whose own words a worker could not read. The employer is asked once for each job, however many workers ask, so the
-- row names no worker.
create table phrase_requests (
  job_id bigint primary key references jobs (id) on delete cascade,
  asked_at timestamptz not null default now(),
  -- when the employer saved the job with phrases after the request
  answered_at timestamptz
);
