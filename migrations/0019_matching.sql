-- Up Migration
-- What fits whom: people by their trades, who was asked to look at a job, and what somebody was told of today.
create index labour_profiles_skills on labour_profiles using gin (skills);

create table job_invitations (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs (id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  invited_at timestamptz not null default now(),
  constraint job_invitations_once unique (job_id, labour_id)
);
create index job_invitations_labour on job_invitations (labour_id);

-- How many matching jobs a person was told of today is counted with every further one.
create index notifications_matches on notifications (user_id, created_at) where kind = 'job_match';

-- Who may be shown to employers before there is an application: few of many.
create index consents_being_found on consents (user_id) where purpose = 'being_found' and withdrawn_at is null;
