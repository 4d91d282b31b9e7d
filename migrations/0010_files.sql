-- Up Migration
-- Files of users: at most one of each kind per user. The storage has the bytes under `storage_key`, a generated name.
create table files (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('picture', 'resume', 'identity', 'pan', 'gst')),
  storage_key text not null unique,
  name text not null,
  content_type text not null,
  size integer not null check (size > 0),
  uploaded_at timestamptz not null default now(),
  constraint files_one_of_a_kind unique (user_id, kind)
);

-- Uploads of the last day, for the daily limit. A separate table, so that replacing a file does not lower the count.
create table file_uploads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  uploaded_at timestamptz not null default now()
);
create index file_uploads_user on file_uploads (user_id, uploaded_at);

create table file_downloads (
  id bigint generated always as identity primary key,
  file_id bigint not null references files (id) on delete cascade,
  -- The user who downloaded the file.
  user_id bigint not null references users (id) on delete cascade,
  downloaded_at timestamptz not null default now()
);
create index file_downloads_file on file_downloads (file_id);
create index file_downloads_user on file_downloads (user_id);
