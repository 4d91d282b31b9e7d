-- Up Migration
-- Consents that can be taken back, and what people ask for of their own data.
alter table consents add column withdrawn_at timestamptz;

create table data_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('export', 'erasure')),
  -- an erasure: pending while it cools; an export: pending until the worker has made it
  status text not null default 'pending' check (status in ('pending', 'done', 'cancelled')),
  requested_at timestamptz not null default now(),
  -- an erasure: when it happens; an export: when its files are deleted
  due_at timestamptz,
  done_at timestamptz,
  -- an export's files in the storage
  json_key text,
  html_key text
);
create unique index data_requests_one_pending on data_requests (user_id, kind) where status = 'pending';
create index data_requests_user on data_requests (user_id, id desc);
create index data_requests_due on data_requests (due_at) where due_at is not null;
