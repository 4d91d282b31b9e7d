-- Up Migration
-- What the programs need to live: a worker's heartbeats, large socket messages, and a probe that runs plpgsql.
create table worker_heartbeats (
  -- what graphile-worker writes into locked_by: one pool a runner
  pool_id text primary key,
  queue text not null,
  process text not null,
  seen_at timestamptz not null default now(),
  running text[] not null default '{}'
);

create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz not null default now(),
  payload bytea
);

-- A package upgrade under a running Postgres breaks plpgsql while plain queries still answer: the probe must call a function.
create function ready_probe() returns boolean language plpgsql stable as $$
begin
  return true;
end
$$;
