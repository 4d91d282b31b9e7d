-- Up Migration
-- Reminders of employers who leave applicants without an answer (decision D28), and indexes for an employer's
-- statistics.
create table employer_reminders (
  user_id bigint primary key references users (id) on delete cascade,
  -- When the first and the last reminder of the current silence were sent.
  silent_since timestamptz not null default now(),
  reminded_at timestamptz not null default now()
);
