-- Up Migration
-- Attendance (decision D35): the days on which accepted people came to work, by a code that the employer shows or by the word of both.

-- What the codes of a job are made of. Only codes ever leave.
create table attendance_secrets (
  job_id bigint primary key references jobs (id) on delete cascade,
  secret text not null check (char_length(secret) >= 43)
);

-- Wrong codes of a day; another day begins at nought.
create table attendance_tries (
  application_id bigint primary key references applications (id) on delete cascade,
  day date not null,
  wrong integer not null check (wrong between 0 and 5)
);

create table attendance_days (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  -- a day in India
  day date not null,
  state text not null check (state in ('claimed', 'present', 'late', 'absent', 'excused')),
  -- whose word the state is; null while a claim waits for the employer's
  via text check (via in ('code', 'both', 'employer', 'moderator')),
  -- when the code was typed: it may have arrived later
  typed_at timestamptz,
  claimed_at timestamptz,
  -- when the state became what it is
  entered_at timestamptz not null default now(),
  -- what the worker holds against the employer's word, and what a moderator made of it
  contest text check (contest in ('open', 'upheld', 'dismissed')),
  contested_at timestamptz,
  contest_note text check (char_length(contest_note) <= 500),
  decided_at timestamptz,
  moderator text,
  outcome text,
  -- whether the day counts for the worker's reliability
  due boolean not null generated always as (state in ('present', 'late', 'absent') and coalesce(contest, '') <> 'open') stored,
  constraint attendance_days_once unique (application_id, day),
  constraint attendance_days_claim check ((state = 'claimed') = (via is null) and (state <> 'claimed' or claimed_at is not null)),
  constraint attendance_days_contest check ((contest is null) = (contested_at is null))
);
create index attendance_days_contested on attendance_days (contested_at, id) where contest = 'open';
