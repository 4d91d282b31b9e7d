-- Up Migration
-- Applications (decisions D27–D30): at most one active application per worker and job, or per worker and employer
-- without a job.
create table applications (
  id bigint generated always as identity primary key,
  job_id bigint references jobs (id) on delete cascade,
  employer_id bigint not null references users (id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  status text not null default 'pending' check (
    status in ('pending', 'under_review', 'shortlisted', 'accepted', 'rejected', 'completed', 'cancelled', 'withdrawn')
  ),
  message text,
  employer_feedback text,
  cancel_reason text check (
    cancel_reason in ('job_closed', 'job_removed', 'position_filled', 'employer_no_response', 'employer_blocked', 'other')
  ),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index applications_one_per_job on applications (job_id, labour_id)
  where job_id is not null and status in ('pending', 'under_review', 'shortlisted', 'accepted');
create unique index applications_one_general on applications (employer_id, labour_id)
  where job_id is null and status in ('pending', 'under_review', 'shortlisted');
create index applications_job on applications (job_id, id desc);
create index applications_employer on applications (employer_id, id desc);
create index applications_labour on applications (labour_id, updated_at desc);

create table application_status_history (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  from_status text,
  to_status text not null,
  actor_type text not null check (actor_type in ('labour', 'employer', 'system')),
  actor_id bigint references users (id) on delete set null,
  feedback text,
  reason text,
  created_at timestamptz not null default now()
);
create index application_status_history_application on application_status_history (application_id, id);
