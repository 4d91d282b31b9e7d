-- Up Migration
-- Pictures of a worker's work, in the order of upload. The application limits their number. The bytes are in the storage
-- under storage_key, a generated name.
create table work_pictures (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users (id) on delete cascade,
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size integer not null check (size > 0),
  uploaded_at timestamptz not null default now()
);
create index work_pictures_user on work_pictures (user_id);

create view admin_api.work_pictures with (security_barrier) as
  select id, user_id, width, height, size, uploaded_at from public.work_pictures;
