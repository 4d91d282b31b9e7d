-- Up Migration
-- Calls for a day (D75–D80). A call is a job with one more row; it can be read under `docs/calls.md`.
create extension if not exists btree_gist;

create table shift_calls (
  job_id bigint primary key references jobs (id) on delete cascade,
  during tstzrange not null check (not isempty(during)),
  reserves smallint not null check (reserves between 0 and 50),
  travel text not null check (travel in ('none', 'paid', 'vehicle')),
  travel_amount integer check (travel_amount > 0),
  wide boolean not null default false,
  -- The secret of the draw. It is published when the call is over.
  seed bytea not null check (octet_length(seed) = 32),
  -- The ring and the round that were notified last; 0 before the first round.
  ring smallint not null default 0,
  round smallint not null default 0,
  round_at timestamptz,
  -- When the next step is due; null if the call needs no further step.
  next_at timestamptz default now()
);
create index shift_calls_due on shift_calls (next_at) where next_at is not null;

-- The order in which workers are asked. The key ensures that no worker is notified twice.
create table call_people (
  job_id bigint not null references shift_calls (job_id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  no integer not null check (no > 0),
  ring smallint not null,
  free boolean not null,
  days smallint not null,
  draw bytea not null,
  round smallint,
  notified_at timestamptz,
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  night_ok_at timestamptz,
  confirmed_at timestamptz,
  coming_at timestamptz,
  primary key (job_id, labour_id),
  constraint call_people_order unique (job_id, no),
  constraint call_people_answer check ((answer is null) = (answered_at is null) and (answer is null or notified_at is not null)),
  constraint call_people_round check ((round is null) = (notified_at is null))
);
create index call_people_labour on call_people (labour_id, notified_at desc);

-- One row for each place and each reserve, written with the call. A seat that does not exist cannot be sold.
create table call_seats (
  job_id bigint not null references shift_calls (job_id) on delete cascade,
  no smallint not null,
  kind text not null check (kind in ('place', 'reserve')),
  labour_id bigint references users (id) on delete set null,
  application_id bigint references applications (id) on delete set null,
  primary key (job_id, no),
  constraint call_seats_once unique (job_id, labour_id)
);
create index call_seats_application on call_seats (application_id) where application_id is not null;
create index call_seats_labour on call_seats (labour_id) where labour_id is not null;

-- Agreed work with an end. The constraint refuses two of them at the same hours.
create table bookings (
  application_id bigint primary key references applications (id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  day date not null,
  during tstzrange not null,
  constraint bookings_apart exclude using gist (labour_id with =, during with &&)
);

-- Days on which a worker wants work.
create table free_days (
  labour_id bigint not null references users (id) on delete cascade,
  day date not null,
  from_time text check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_time text check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  reach_km smallint not null check (reach_km between 2 and 50),
  primary key (labour_id, day)
);
create index free_days_day on free_days (day);

create view admin_api.shift_calls with (security_barrier) as
  select job_id, during, reserves, travel, travel_amount, wide, ring, round, round_at, next_at from public.shift_calls;
create view admin_api.call_people with (security_barrier) as
  select job_id, labour_id, no, ring, free, days, round, notified_at, answer, answered_at, night_ok_at, confirmed_at, coming_at
  from public.call_people;
create view admin_api.call_seats with (security_barrier) as
  select job_id, no, kind, labour_id, application_id from public.call_seats;
create view admin_api.bookings with (security_barrier) as
  select application_id, labour_id, day, during from public.bookings;
create view admin_api.free_days with (security_barrier) as
  select labour_id, day, from_time, until_time, reach_km from public.free_days;
