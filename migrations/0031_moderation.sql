-- Up Migration
-- The lists of moderators: jobs of the rarer states, and words of ratings that are hidden, without reading all the others.
create index jobs_set_aside on jobs (status, id desc) where status not in ('active', 'expired');
create index ratings_hidden on ratings (id desc) where review_status = 'hidden';
