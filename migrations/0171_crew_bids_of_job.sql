-- Up Migration
-- For the bids to a call, which each answer reads, and for the deletion of a job. `crew_bids_job` has sent bids only.
create index crew_bids_of_job on crew_bids (job_id);
