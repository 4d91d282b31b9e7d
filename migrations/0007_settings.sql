-- Up Migration
-- What an operator may set without a release, and the switches that cut off a provider who is ill.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Shared by all workers and the API: open from five failures in half a minute, half open half a minute later (one call may try).
create table circuit_breakers (
  name text primary key,
  failed_at timestamptz[] not null default '{}',
  opened_at timestamptz,
  -- the one call that may try while it is half open
  probing_at timestamptz
);
