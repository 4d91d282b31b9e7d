-- Up Migration
-- Matching: an index of workers by trade, invitations to a job, and an index for the daily limit of match
-- notifications.
create index labour_profiles_skills on labour_profiles using gin (skills);

create table job_invitations (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs (id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  invited_at timestamptz not null default now(),
  constraint job_invitations_once unique (job_id, labour_id)
);
create index job_invitations_labour on job_invitations (labour_id);

-- For the number of match notifications of a user today, which is counted before each further one.
create index notifications_matches on notifications (user_id, created_at) where kind = 'job_match';

-- Finds the few users who agreed to be shown to employers before an application.
create index consents_being_found on consents (user_id) where purpose = 'being_found' and withdrawn_at is null;
