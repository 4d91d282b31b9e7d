-- Up Migration
-- The schooling that a job asks for; null if the job does not state it. The check is not validated, because the new column is
-- null in all rows.
alter table jobs add column schooling text;
alter table jobs add constraint jobs_schooling_check
  check (schooling in ('none', '5th', '8th', '10th', '12th', 'iti', 'graduate')) not valid;

-- A draft is its employer's alone until it is sent: the view of jobs has no row of it, nor of a draft that was deleted.
create or replace view admin_api.jobs with (security_barrier) as
  select id, uid, employer_id, status,
    case when status not in ('draft', 'removed') then regexp_replace(title, '([\d०-९০-৯௦-௯౦-౯൦-൯][ .-]?){7,}', '••••••', 'g') end as title,
    role, industry, state, city, all_cities, location, job_type, salary_amount, salary_period, positions, duration, start_date, start_time,
    hours_per_day, shift, food_provided, stay_provided, transport_provided, tools_provided, language_preference, require_resume,
    is_contractor, walk_in_from, walk_in_to,
    case when status not in ('draft', 'removed') then regexp_replace(description, '([\d०-९০-৯௦-௯౦-౯൦-൯][ .-]?){7,}', '••••••', 'g') end as description,
    case when status not in ('draft', 'removed') then regexp_replace(requirements, '([\d०-९০-৯௦-௯౦-౯൦-൯][ .-]?){7,}', '••••••', 'g') end as requirements,
    source, version, posted_at, status_since, expires_at, created_at, updated_at, schooling
  from public.jobs j
  where status <> 'draft' and not (status = 'removed' and exists (
    select from public.job_history h where h.job_id = j.id and h.from_status = 'draft' and h.to_status = 'removed'));
