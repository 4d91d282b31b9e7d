-- Up Migration
-- The same as quiet.add_urgent_tasks (migration 0063) for the other queues: the worker process adds tasks to all three.
create function quiet.add_outside_tasks(specs anyarray) returns setof bigint
language plpgsql set search_path = quiet, pg_catalog, pg_temp as $$
begin
  return query select task.id from queue_outside.add_jobs(specs) as task;
end;
$$;

create function quiet.add_bulk_tasks(specs anyarray) returns setof bigint
language plpgsql set search_path = quiet, pg_catalog, pg_temp as $$
begin
  return query select task.id from queue_bulk.add_jobs(specs) as task;
end;
$$;
