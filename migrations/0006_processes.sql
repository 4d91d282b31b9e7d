-- Up Migration
-- Tables that the programs need: heartbeats of worker processes, large socket messages, and a probe that runs plpgsql.
create table worker_heartbeats (
  -- The value that graphile-worker writes into `locked_by`: one pool per runner.
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

-- A package upgrade under a running Postgres can break plpgsql while plain queries still work, so the probe must call a
-- function.
create function ready_probe() returns boolean language plpgsql stable as $$
begin
  return true;
end
$$;
