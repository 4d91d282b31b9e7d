-- Up Migration
-- Pictures of the place of work of a job, in the order of upload. The application limits their number. The bytes are in
-- the storage under storage_key, a generated name. Other users see only pictures with the status `shown`.
create table job_pictures (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  job_id bigint not null references jobs (id) on delete cascade,
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size integer not null check (size > 0),
  status text not null check (status in ('shown', 'waiting', 'rejected')),
  decided_at timestamptz,
  uploaded_at timestamptz not null default now()
);
create index job_pictures_job on job_pictures (job_id);
create index job_pictures_waiting on job_pictures (uploaded_at) where status = 'waiting';

create view admin_api.job_pictures with (security_barrier) as
  select id, job_id, width, height, size, status, decided_at, uploaded_at from public.job_pictures;
