-- Up Migration
-- Withdrawals of consents, and requests of users for an export or the erasure of their data.
alter table consents add column withdrawn_at timestamptz;

create table data_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('export', 'erasure')),
  -- Erasure: `pending` during the waiting period. Export: `pending` until the worker process has made it.
  status text not null default 'pending' check (status in ('pending', 'done', 'cancelled')),
  requested_at timestamptz not null default now(),
  -- Erasure: when it happens. Export: when its files are deleted.
  due_at timestamptz,
  done_at timestamptz,
  -- The files of the export in the storage.
  json_key text,
  html_key text
);
create unique index data_requests_one_pending on data_requests (user_id, kind) where status = 'pending';
create index data_requests_user on data_requests (user_id, id desc);
create index data_requests_due on data_requests (due_at) where due_at is not null;
