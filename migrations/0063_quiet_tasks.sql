-- Adds tasks without a NOTIFY (docs/decisions/0071). A NOTIFY holds a server-wide lock until its commit is on disk, so
-- commits that carry one wait for each other. The functions of graphile-worker name pg_notify without a schema, so the
-- empty function below replaces it inside a function that sets search_path. The process sends the NOTIFY after the commit.
create schema quiet;

create function quiet.pg_notify(text, text) returns void language sql as '';

-- The type of the specs is not named, for two reasons: a new database gets the schemas of the queues after this
-- migration, and a later migration of graphile-worker may replace the type.
create function quiet.add_urgent_tasks(specs anyarray) returns setof bigint
language plpgsql set search_path = quiet, pg_catalog, pg_temp as $$
begin
  return query select task.id from queue_urgent.add_jobs(specs) as task;
end;
$$;
