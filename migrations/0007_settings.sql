-- Up Migration
-- Settings that an operator changes without a release, and circuit breakers that block calls to a failing provider.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Shared by all processes. A breaker opens after five failures within 30 s, and is half open 30 s later: then one call
-- may try.
create table circuit_breakers (
  name text primary key,
  failed_at timestamptz[] not null default '{}',
  opened_at timestamptz,
  -- When the one call of a half-open breaker started.
  probing_at timestamptz
);
