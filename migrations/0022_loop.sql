-- Up Migration
-- Closing the loop (decision D28): who was reminded of people that wait; and what an employer's figures are read by.
create table employer_reminders (
  user_id bigint primary key references users (id) on delete cascade,
  -- when the first one of this silence was sent, and the last
  silent_since timestamptz not null default now(),
  reminded_at timestamptz not null default now()
);

create index applications_waiting on applications (created_at) where status in ('pending', 'under_review');
create index applications_received on applications (employer_id, created_at) include (job_id);
create index applications_employer_answered on applications (employer_id, answered_at) include (created_at) where answered_at is not null;
create index applications_hired on applications (employer_id, job_id) where status in ('accepted', 'completed');
create index application_status_history_answers on application_status_history (actor_id, created_at)
  include (application_id, to_status) where to_status in ('shortlisted', 'accepted', 'rejected');
