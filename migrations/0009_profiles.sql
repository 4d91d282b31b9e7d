-- Up Migration
-- The complete profiles of workers and employers, muted notifications, and the reviews of identities.
alter table users
  add column pincode text check (pincode ~ '^[1-9][0-9]{5}$'),
  add column muted_notifications text[] not null default '{}',
  -- Times of the identity numbers entered in the last day. They limit attempts to find out whose number it is.
  add column identity_tried_at timestamptz[] not null default '{}',
  -- When the account was erased. The row remains, so that applications and ratings keep their other side.
  add column erased_at timestamptz;

alter table labour_profiles
  add column gender text check (gender in ('male', 'female', 'other')),
  add column date_of_birth date check (date_of_birth between date '1900-01-01' and date '2100-01-01'),
  add column preferred_shift text check (preferred_shift in ('day', 'night', 'both')),
  add column preferred_states text[] not null default '{}',
  add column languages_known text[] not null default '{}',
  add column current_salary integer check (current_salary between 1 and 10000000),
  add column current_salary_period text check (current_salary_period in ('hour', 'day', 'week', 'month', 'job')),
  add column expected_salary integer check (expected_salary between 1 and 10000000),
  add column expected_salary_period text check (expected_salary_period in ('hour', 'day', 'week', 'month', 'job')),
  add constraint labour_profiles_current_salary_has_period check ((current_salary is null) = (current_salary_period is null)),
  add constraint labour_profiles_expected_salary_has_period check ((expected_salary is null) = (expected_salary_period is null));

alter table employer_profiles add column is_contractor boolean not null default false;

create table identity_reviews (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  -- The name of the operator or administrator who decided.
  reviewer text,
  -- The reason of a rejection. The user reads it.
  reason text,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index identity_reviews_one_pending on identity_reviews (user_id) where status = 'pending';
create index identity_reviews_user on identity_reviews (user_id, id desc);
