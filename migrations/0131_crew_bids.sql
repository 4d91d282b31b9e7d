-- Up Migration
-- Bids of crews to jobs (D81). Each member consents personally; then each has an application, and the employer decides
-- about them together.
create table crew_bids (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  crew_id bigint not null references crews (id) on delete cascade,
  leader_id bigint references users (id) on delete set null,
  job_id bigint not null references jobs (id) on delete cascade,
  min_members smallint not null check (min_members between 2 and 12),
  state text not null default 'asked' check (state in ('asked', 'sent', 'lapsed')),
  -- Until when members may answer.
  until timestamptz not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint crew_bids_sent check ((state = 'sent') = (sent_at is not null))
);
-- A crew asks for a job once at a time.
create unique index crew_bids_once on crew_bids (crew_id, job_id) where state <> 'lapsed';
create index crew_bids_job on crew_bids (job_id) where state = 'sent';
create index crew_bids_due on crew_bids (until) where state = 'asked';

create table crew_bid_members (
  bid_id bigint not null references crew_bids (id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'yes', 'no', 'lapsed')),
  answered_at timestamptz,
  application_id bigint unique references applications (id) on delete set null,
  primary key (bid_id, labour_id),
  constraint crew_bid_members_answered check ((state in ('yes', 'no')) = (answered_at is not null))
);
create index crew_bid_members_labour on crew_bid_members (labour_id);

create view admin_api.crew_bids with (security_barrier) as
  select id, uid, crew_id, leader_id, job_id, min_members, state, until, created_at, sent_at from public.crew_bids;
create view admin_api.crew_bid_members with (security_barrier) as
  select bid_id, labour_id, state, answered_at, application_id from public.crew_bid_members;
