-- Up Migration
-- Posting and editing of jobs (decisions D17–D21), their history, their views (D26), and saved jobs.
alter table jobs
  drop constraint jobs_title_check,
  drop constraint jobs_salary_has_period,
  -- A draft, also a deleted one, may have an amount without a period.
  add constraint jobs_salary_has_period check ((salary_amount is null) = (salary_period is null) or status in ('draft', 'removed')),
  add constraint jobs_title_check check (char_length(title) between 3 and 200 or status in ('draft', 'removed')),
  add column start_date date,
  add column start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column hours_per_day integer check (hours_per_day between 1 and 16),
  add column shift text check (shift in ('day', 'night', 'both')),
  add column food_provided boolean not null default false,
  add column stay_provided boolean not null default false,
  add column transport_provided boolean not null default false,
  add column tools_provided boolean not null default false,
  add column pincode text check (pincode ~ '^[1-9][0-9]{5}$'),
  add column walk_in_from date,
  add column walk_in_to date,
  add column walk_in_place text,
  add column is_contractor boolean not null default false,
  -- When the job was first open. Its maximum lifetime of 90 days starts at this time.
  add column posted_at timestamptz,
  -- When the job got its current status. The periods after which D28 closes its applications start at this time.
  add column status_since timestamptz not null default now(),
  -- The findings of the check when the job was last posted, and the answer of a moderator.
  add column findings jsonb not null default '[]',
  add column review_note text,
  add constraint jobs_walk_in_whole check (
    (walk_in_from is null) = (walk_in_to is null) and (walk_in_from is null) = (walk_in_place is null) and walk_in_from <= walk_in_to
  );
create index jobs_waiting on jobs (status_since, id) where status = 'pending_review';
create index jobs_expiring on jobs (expires_at) where status in ('active', 'paused', 'filled');

create table job_history (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs (id) on delete cascade,
  actor_type text not null check (actor_type in ('employer', 'moderator', 'system')),
  actor_id bigint references users (id) on delete set null,
  from_status text,
  to_status text,
  -- field → {"from": …, "to": …}
  changes jsonb not null default '{}',
  at timestamptz not null default now()
);
create index job_history_job on job_history (job_id, id desc);
create index job_history_actor on job_history (actor_id);

-- The viewer is a digest of the user's id or of a visitor's cookie. Each viewer counts once a day.
create table job_views (
  job_id bigint not null references jobs (id) on delete cascade,
  viewed_on date not null,
  viewer bytea not null,
  viewed_at timestamptz not null default now(),
  primary key (job_id, viewed_on, viewer)
);

create table saved_jobs (
  user_id bigint not null references users (id) on delete cascade,
  job_id bigint not null references jobs (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (user_id, job_id)
);
create index saved_jobs_user on saved_jobs (user_id, saved_at desc);
create index saved_jobs_job on saved_jobs (job_id);

-- The event that closed many applications at once. Its handler notifies exactly these applicants.
alter table application_status_history add column event_id bigint;
create index application_status_history_event on application_status_history (event_id) where event_id is not null;
