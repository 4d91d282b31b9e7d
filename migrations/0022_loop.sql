-- Up Migration
-- Closing the loop (decision D28): who was reminded of people that wait; and what an employer's figures are read by.
create table employer_reminders (
  user_id bigint primary key references users (id) on delete cascade,
  -- when the first one of this silence was sent, and the last
  silent_since timestamptz not null default now(),
  reminded_at timestamptz not null default now()
);
