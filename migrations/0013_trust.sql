-- Up Migration
-- Reports of users, the usual pay of trades, and minimum wages (C.7, C.8).
create table reports (
  id bigint generated always as identity primary key,
  case_number text not null unique check (case_number ~ '^KS-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  reporter_id bigint not null references users (id) on delete cascade,
  target_type text not null check (target_type in ('job', 'user')),
  job_id bigint references jobs (id) on delete set null,
  target_user_id bigint references users (id) on delete set null,
  reason text not null,
  details text check (char_length(details) <= 1000),
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  -- The moderator's answer to the reporter, and the measure.
  outcome text,
  measure text check (measure in ('none', 'hold', 'remove')),
  moderator text,
  -- Set if this report sent the job to review: the time of this change of status.
  held_at timestamptz,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint reports_one_target check (case when target_type = 'job' then target_user_id is null else job_id is null end),
  constraint reports_decided_whole check ((status = 'open') = (decided_at is null))
);
-- A user has at most one open report about a job or a user.
create unique index reports_open_job on reports (job_id, reporter_id) where status = 'open' and job_id is not null;
create unique index reports_open_user on reports (target_user_id, reporter_id) where status = 'open' and target_user_id is not null;
create index reports_reporter on reports (reporter_id, id desc);
create index reports_job on reports (job_id);
create index reports_target_user on reports (target_user_id);
create index reports_open on reports (id) where status = 'open';

-- Recomputed every hour from open jobs, as pay per day. A row with a city is for this city; a row without a city is for
-- the whole state.
create table pay_medians (
  role text not null,
  state text not null,
  city text,
  median_day integer not null check (median_day > 0),
  sample integer not null check (sample > 0),
  computed_at timestamptz not null default now(),
  constraint pay_medians_place unique nulls not distinct (role, state, city)
);

-- Without a row for a state, the product claims nothing about its minimum wage. Rates of the central sphere apply only
-- to work for the central government.
create table minimum_wages (
  id bigint generated always as identity primary key,
  sphere text not null check (sphere in ('central', 'state')),
  state text,
  zone text,
  skill text not null check (skill in ('unskilled', 'semi_skilled', 'skilled', 'highly_skilled')),
  effective_from date not null,
  day_amount integer not null check (day_amount > 0),
  source text not null check (source <> ''),
  constraint minimum_wages_place check ((sphere = 'state') = (state is not null)),
  constraint minimum_wages_once unique nulls not distinct (sphere, state, zone, skill, effective_from)
);
insert into minimum_wages (sphere, zone, skill, effective_from, day_amount, source)
select 'central', 'A', skill, '2024-10-01', day_amount, 'Chief Labour Commissioner (Central), rates from 1 October 2024'
from (values ('unskilled', 783), ('semi_skilled', 868), ('skilled', 954), ('highly_skilled', 1035)) as rates (skill, day_amount);
