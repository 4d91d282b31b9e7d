-- Up Migration
-- Attendance (decision D35): workdays of accepted workers, entered with a code of the employer or confirmed by both
-- sides.

-- The secrets from which the codes of a job are derived. Responses contain only codes.
create table attendance_secrets (
  job_id bigint primary key references jobs (id) on delete cascade,
  secret text not null check (char_length(secret) >= 43)
);

-- Number of wrong codes per day.
create table attendance_tries (
  application_id bigint primary key references applications (id) on delete cascade,
  day date not null,
  wrong integer not null check (wrong between 0 and 5)
);

create table attendance_days (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  -- A day in India.
  day date not null,
  state text not null check (state in ('claimed', 'present', 'late', 'absent', 'excused')),
  -- The source of the state; null while a claim waits for the employer.
  via text check (via in ('code', 'both', 'employer', 'moderator')),
  -- When the worker typed the code. It may have reached the server later.
  typed_at timestamptz,
  claimed_at timestamptz,
  -- When the entry got its current state.
  entered_at timestamptz not null default now(),
  -- The worker's objection to the employer's entry, and the moderator's decision.
  contest text check (contest in ('open', 'upheld', 'dismissed')),
  contested_at timestamptz,
  contest_note text check (char_length(contest_note) <= 500),
  decided_at timestamptz,
  moderator text,
  outcome text,
  -- True if the day counts for the worker's reliability.
  due boolean not null generated always as (state in ('present', 'late', 'absent') and coalesce(contest, '') <> 'open') stored,
  constraint attendance_days_once unique (application_id, day),
  constraint attendance_days_claim check ((state = 'claimed') = (via is null) and (state <> 'claimed' or claimed_at is not null)),
  constraint attendance_days_contest check ((contest is null) = (contested_at is null))
);
create index attendance_days_contested on attendance_days (contested_at, id) where contest = 'open';
