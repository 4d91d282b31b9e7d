-- Up Migration
-- Indexes of applications. While they are built, the table can be read, but writes wait. Some exist already from an
-- earlier migration.
create index if not exists applications_unanswered on applications (employer_id, created_at)
  where status in ('pending', 'under_review');
create index if not exists applications_claimed on applications (completion_claimed_at)
  where status = 'accepted' and completion_claimed_at is not null;
create index if not exists applications_unasked on applications (created_at)
  where contact_asked_at is null and status in ('pending', 'under_review', 'shortlisted', 'accepted');
-- Finds the employers who have answered since their statistics were computed.
create index if not exists applications_answers on applications (answered_at) where answered_at is not null;
create index if not exists applications_waiting on applications (created_at) where status in ('pending', 'under_review');
create index if not exists applications_received on applications (employer_id, created_at) include (job_id);
create index if not exists applications_employer_answered on applications (employer_id, answered_at) include (created_at) where answered_at is not null;
create index if not exists applications_hired on applications (employer_id, job_id) where status in ('accepted', 'completed');
