-- Up Migration
-- Indexes for the queues of moderators: jobs in a rare status, and hidden comments of ratings.
create index jobs_set_aside on jobs (status, id desc) where status not in ('active', 'expired');
create index ratings_hidden on ratings (id desc) where review_status = 'hidden';
