-- Up Migration
-- Crews (D81): a few workers who go to work together. The leader asks for the crew and has no power over its members.
create table crews (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  -- Written by its leader, so it is empty after the leader's account was erased.
  name text not null check (char_length(name) <= 40),
  leader_id bigint references users (id) on delete set null,
  -- The member who is asked to lead the crew, while the leader still leads it.
  next_leader_id bigint references users (id) on delete set null,
  -- Since when the crew has had no leader. The crew ends if no member agrees to lead it.
  leaderless_at timestamptz,
  state text not null default 'open' check (state in ('open', 'held', 'ended')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint crews_ended check ((state = 'ended') = (ended_at is not null)),
  constraint crews_led check (state = 'ended' or (leader_id is null) = (leaderless_at is not null))
);
-- A worker leads one crew.
create unique index crews_one_leader on crews (leader_id) where state <> 'ended';
create index crews_leaderless on crews (leaderless_at) where state <> 'ended' and leaderless_at is not null;

create table crew_members (
  crew_id bigint not null references crews (id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  -- When the member agreed to lead the crew that has lost its leader.
  lead_agreed_at timestamptz,
  primary key (crew_id, labour_id)
);
create index crew_members_labour on crew_members (labour_id) where left_at is null;

-- An invitation has no phone number, only its keyed digest: only the owner of the number can find the invitation.
create table crew_invites (
  id bigint generated always as identity primary key,
  crew_id bigint not null references crews (id) on delete cascade,
  invited_by bigint not null references users (id) on delete cascade,
  phone_digest bytea not null check (octet_length(phone_digest) = 32),
  -- The worker who has the number now, for the notification; null for an unknown number.
  labour_id bigint references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint crew_invites_once unique (crew_id, phone_digest)
);
create index crew_invites_phone on crew_invites (phone_digest) where answered_at is null;
create index crew_invites_sent on crew_invites (invited_by, created_at desc);

-- The tables as administrators see them: without names and digests.
create view admin_api.crews with (security_barrier) as
  select id, uid, leader_id, next_leader_id, leaderless_at, state, created_at, ended_at from public.crews;
create view admin_api.crew_members with (security_barrier) as
  select crew_id, labour_id, joined_at, left_at, lead_agreed_at from public.crew_members;
create view admin_api.crew_invites with (security_barrier) as
  select id, crew_id, invited_by, created_at, answered_at from public.crew_invites;
