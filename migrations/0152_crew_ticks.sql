-- Up Migration
-- The leader of a crew types the day's code once and marks who is present (D81). A member may answer "not me".
create table crew_ticks (
  id bigint generated always as identity primary key,
  bid_id bigint not null references crew_bids (id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  -- A day in India.
  day date not null,
  leader_id bigint references users (id) on delete set null,
  ticked_at timestamptz not null default now(),
  -- When the member answered "not me". Then the leader cannot mark this day again.
  denied_at timestamptz,
  constraint crew_ticks_once unique (bid_id, labour_id, day)
);
create index crew_ticks_denied on crew_ticks (leader_id, denied_at) where denied_at is not null;
create index crew_ticks_labour on crew_ticks (labour_id);

-- The source 'crew' is stored as 'code' with this mark, because the previous release reads no other source.
alter table attendance_days add column by_leader boolean not null default false;

create or replace view admin_api.attendance_days with (security_barrier) as
  select id, application_id, day, state, via, due, typed_at, claimed_at, entered_at, contest, contested_at, decided_at, agreed_at, by_leader
  from public.attendance_days;
create view admin_api.crew_ticks with (security_barrier) as
  select id, bid_id, labour_id, day, leader_id, ticked_at, denied_at from public.crew_ticks;
