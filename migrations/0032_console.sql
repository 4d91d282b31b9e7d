-- Up Migration
-- Masked views for administrators (D46): one view per table, with the name of the table. They mask or omit values that
-- identify a user or contain what users wrote to each other. The role of the SQL console can read only these views. A
-- program creates the role after the migrations, because a role belongs to the whole server. Before a column of a table
-- is dropped, drop it from the view.
create schema admin_api;

create view admin_api.users with (security_barrier) as
  select id, uid, user_type, substr(phone_number, 4, 2) || '••••••' || right(phone_number, 2) as phone_number,
    first_name, left(last_name, 1) || '.' as last_name, left(email, 1) || '•••@' || split_part(email, '@', 2) as email,
    address is not null as has_address, state, city, language, texts_wanted, suspended_at, erased_at, created_at, updated_at
  from public.users;

create view admin_api.labour_profiles with (security_barrier) as
  select user_id, skills, experience_years, extract(year from date_of_birth)::int as birth_year, preferred_shift, preferred_states,
    languages_known, current_salary, current_salary_period, expected_salary, expected_salary_period
  from public.labour_profiles;

create view admin_api.employer_profiles with (security_barrier) as
  select user_id, company_name, left(gst_number, 2) || repeat('•', 11) || right(gst_number, 2) as gst_number, is_contractor,
    import_key is not null as imported
  from public.employer_profiles;

create view admin_api.identities with (security_barrier) as
  select user_id, identity_type, status, created_at from public.identities;

create view admin_api.identity_reviews with (security_barrier) as
  select id, user_id, status, submitted_at, decided_at from public.identity_reviews;

create view admin_api.consents with (security_barrier) as
  select id, user_id, purpose, version, language, given_at, withdrawn_at from public.consents;

create view admin_api.data_requests with (security_barrier) as
  select id, user_id, kind, status, requested_at, due_at, done_at from public.data_requests;

create view admin_api.files with (security_barrier) as
  select id, user_id, kind, content_type, size, uploaded_at from public.files;

create view admin_api.file_downloads with (security_barrier) as
  select id, file_id, user_id, downloaded_at from public.file_downloads;

-- The text of a job is public once the job is open; before, only its employer may read it. Long numbers are hidden,
-- because they may be phone numbers.
create view admin_api.jobs with (security_barrier) as
  select id, uid, employer_id, status,
    case when status not in ('draft', 'removed') then regexp_replace(title, '([\d०-९০-৯௦-௯౦-౯൦-൯][ .-]?){7,}', '••••••', 'g') end as title,
    role, industry, state, city, all_cities, location, job_type, salary_amount, salary_period, positions, duration, start_date, start_time,
    hours_per_day, shift, food_provided, stay_provided, transport_provided, tools_provided, language_preference, require_resume,
    is_contractor, walk_in_from, walk_in_to,
    case when status not in ('draft', 'removed') then regexp_replace(description, '([\d०-९০-৯௦-௯౦-౯൦-൯][ .-]?){7,}', '••••••', 'g') end as description,
    case when status not in ('draft', 'removed') then regexp_replace(requirements, '([\d०-९০-৯௦-௯౦-౯൦-൯][ .-]?){7,}', '••••••', 'g') end as requirements,
    source, version, posted_at, status_since, expires_at, created_at, updated_at
  from public.jobs;

create view admin_api.job_history with (security_barrier) as
  select id, job_id, actor_type, actor_id, from_status, to_status, array(select jsonb_object_keys(changes)) as changed, at
  from public.job_history;

create view admin_api.job_views with (security_barrier) as
  select job_id, viewed_on, viewed_at from public.job_views;

create view admin_api.job_translations with (security_barrier) as
  select job_id, language, translator, translated_at from public.job_translations;

create view admin_api.saved_jobs with (security_barrier) as
  select user_id, job_id, saved_at from public.saved_jobs;

create view admin_api.saved_searches with (security_barrier) as
  select id, user_id, alert, created_at, seen_at, told_until from public.saved_searches;

create view admin_api.job_invitations with (security_barrier) as
  select id, job_id, labour_id, invited_at from public.job_invitations;

create view admin_api.applications with (security_barrier) as
  select id, job_id, employer_id, labour_id, status, cancel_reason, withdrawn_late, char_length(message) as message_length,
    char_length(employer_feedback) as feedback_length, answered_at, contact_asked_at, completion_claimed_at, version, created_at, updated_at
  from public.applications;

create view admin_api.application_status_history with (security_barrier) as
  select id, application_id, from_status, to_status, actor_type, actor_id, created_at from public.application_status_history;

create view admin_api.contact_reveals with (security_barrier) as
  select id, application_id, employer_id, labour_id, what, at from public.contact_reveals;

create view admin_api.contact_confirmations with (security_barrier) as
  select application_id, contacted, created_at, updated_at from public.contact_confirmations;

create view admin_api.verification_records with (security_barrier) as
  select application_id, contact_methods_verified, identity_match, created_at, updated_at from public.verification_records;

create view admin_api.attendance_days with (security_barrier) as
  select id, application_id, day, state, via, due, typed_at, claimed_at, entered_at, contest, contested_at, decided_at
  from public.attendance_days;

create view admin_api.ratings with (security_barrier) as
  select id, application_id, rater_id, ratee_id, rater_type, score, char_length(review) as review_length, review_status, visible_at,
    contested_at, decided_at, created_at, updated_at
  from public.ratings;

create view admin_api.reputations with (security_barrier) as
  select user_id, overall, label, rating, review_count, jobs_completed, reliability, answers_in_hours, contacts, formula, computed_at
  from public.reputations;

create view admin_api.reports with (security_barrier) as
  select id, case_number, reporter_id, target_type, job_id, target_user_id, reason, char_length(details) as details_length, status, measure,
    held_at, created_at, decided_at
  from public.reports;

create view admin_api.notifications with (security_barrier) as
  select id, user_id, kind, notification_type, event_id, application_id, count, is_read, created_at from public.notifications;

create view admin_api.notifications_archive with (security_barrier) as
  select id, user_id, kind, notification_type, event_id, application_id, count, created_at, archived_at from public.notifications_archive;

create view admin_api.notice_texts with (security_barrier) as
  select event_id, user_id, template, application_id, attempted_at, sent_at from public.notice_texts;

-- Events with the numbers of the rows that they are about, and nothing else.
create view admin_api.domain_events with (security_barrier) as
  select id, name, actor_type, actor_id,
    (select jsonb_object_agg(key, value) from jsonb_each(payload) where jsonb_typeof(value) in ('number', 'boolean')) as payload, recorded_at
  from public.domain_events;

create view admin_api.employer_reminders with (security_barrier) as
  select user_id, silent_since, reminded_at from public.employer_reminders;

create view admin_api.pay_medians with (security_barrier) as
  select role, state, city, median_day, sample, computed_at from public.pay_medians;

create view admin_api.minimum_wages with (security_barrier) as
  select id, sphere, state, zone, skill, effective_from, day_amount, source from public.minimum_wages;

create view admin_api.search_counts with (security_barrier) as
  select day, kind, value, searches from public.search_counts;
