-- Up Migration
-- Complaints to the grievance officer (C.8). Each complaint has a ticket, an answer and its deadlines.
create table grievances (
  id bigint generated always as identity primary key,
  ticket text not null unique,
  -- Hash of the secret code of the ticket, which only the author of the complaint knows.
  code_hash bytea not null,
  user_id bigint references users (id) on delete set null,
  kind text not null check (kind in ('fraud', 'fake_job', 'harassment', 'impersonation', 'privacy', 'account', 'payment', 'other')),
  words text,
  link text,
  -- Phone number or e-mail address of a visitor. Deleted some time after the decision.
  contact text,
  -- Network address of a visitor, for the rate limit. Deleted after two days.
  address text,
  language text not null default 'en',
  -- Idempotency key and digest of the request: a repeated request creates one complaint.
  once_key bytea unique,
  asked bytea,
  status text not null default 'received' check (status in ('received', 'acknowledged', 'decided')),
  verdict text check (verdict in ('upheld', 'dismissed')),
  outcome text,
  assigned_to bigint references admins (id) on delete set null,
  created_at timestamptz not null default now(),
  due_ack_at timestamptz not null,
  due_at timestamptz not null,
  acknowledged_at timestamptz,
  decided_at timestamptz,
  -- When administrators were reminded of the deadline.
  ack_overdue_at timestamptz,
  overdue_at timestamptz,
  wrong_codes int not null default 0,
  wrong_since timestamptz,
  check ((status = 'decided') = (decided_at is not null))
);
create index grievances_user on grievances (user_id, id desc) where user_id is not null;
create index grievances_open on grievances (due_at) where status <> 'decided';
create index grievances_contact on grievances (contact, created_at) where contact is not null;
create index grievances_address on grievances (address, created_at) where address is not null;
create index grievances_once on grievances (created_at) where once_key is not null;

-- The steps of a complaint. Only administrators read them.
create table grievance_steps (
  id bigint generated always as identity primary key,
  grievance_id bigint not null references grievances (id) on delete cascade,
  admin_id bigint references admins (id) on delete set null,
  kind text not null check (kind in ('acknowledged', 'assigned', 'noted', 'decided', 'reopened', 'overdue')),
  words text,
  at timestamptz not null default now()
);
create index grievance_steps_of on grievance_steps (grievance_id, id);
