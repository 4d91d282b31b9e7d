-- Up Migration
-- Jobs (decisions D17–D23). `search_text` and `place_text` are the normalised words by which a search finds the job.
create extension if not exists pg_trgm;

create table jobs (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  employer_id bigint not null references users (id) on delete cascade,
  title text not null check (char_length(title) between 3 and 200),
  role text,
  industry text,
  state text not null,
  city text,
  all_cities boolean not null default false,
  location text,
  job_type text not null default 'full_time'
    check (job_type in ('full_time', 'part_time', 'contract', 'one_time', 'daily_wage')),
  salary_amount integer check (salary_amount between 1 and 10000000),
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'job')),
  duration text,
  description text not null,
  requirements text,
  positions integer not null default 1 check (positions between 1 and 500),
  language_preference text[] not null default '{}',
  require_resume boolean not null default false,
  status text not null default 'active'
    check (status in ('draft', 'pending_review', 'active', 'paused', 'filled', 'closed', 'expired', 'removed')),
  search_text text not null default '',
  place_text text not null default '',
  source text,
  source_id text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz,
  constraint jobs_salary_has_period check ((salary_amount is null) = (salary_period is null)),
  constraint jobs_source unique (source, source_id)
);
create index jobs_open on jobs (created_at desc, id desc) where status = 'active';
create index jobs_open_state on jobs (state, created_at desc) where status = 'active';
create index jobs_open_role on jobs (role, created_at desc) where status = 'active';
create index jobs_employer on jobs (employer_id, created_at desc);
create index jobs_search on jobs using gin (search_text gin_trgm_ops);
create index jobs_place on jobs using gin (place_text gin_trgm_ops);
