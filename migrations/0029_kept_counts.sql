-- Up Migration
-- Counts of the overview are stored and not computed on request (D47). Each statement that changes a count inserts a
-- delta, so no writer waits for another. A task adds the deltas to the stored counts. A count is the stored count plus
-- the deltas that are not added yet.
create table kept_counts (
  key text not null,
  -- A day in India; '-infinity' for counts that belong to no day.
  day date not null,
  n bigint not null,
  primary key (day, key)
);

create table count_deltas (
  key text not null,
  day date not null,
  n bigint not null
);
-- The table is emptied every minute. Frequent vacuums keep reading it fast.
alter table count_deltas set (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);

create view counts_as_kept as
  select key, day, sum(n)::bigint as n
  from (select key, day, n from kept_counts union all select key, day, n from count_deltas) as parts
  group by key, day having sum(n) <> 0;

-- The correct values of the stored counts, computed from the rows.
create view counts_as_counted as
  select 'users.' || user_type as key, '-infinity'::date as day, count(*) as n from users where erased_at is null group by 1
  union all
  select 'registered.' || user_type, (created_at at time zone 'Asia/Kolkata')::date, count(*) from users group by 1, 2
  union all
  select 'jobs.' || status, '-infinity', count(*) from jobs group by 1
  union all
  select 'posted', (created_at at time zone 'Asia/Kolkata')::date, count(*) from jobs where status <> 'draft' group by 2
  union all
  select 'applications.' || status, '-infinity', count(*) from applications group by 1
  union all
  select 'applied', (created_at at time zone 'Asia/Kolkata')::date, count(*) from applications group by 2
  union all
  select 'reports.' || status, '-infinity', count(*) from reports group by 1
  union all
  select 'ratings', '-infinity', count(*) from ratings having count(*) > 0;

-- One function per table, for statements that insert or delete rows. `changed` contains these rows.
create function keep_count_of_users() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into count_deltas (key, day, n)
    select 'users.' || user_type, '-infinity', sign * count(*) from changed where erased_at is null group by user_type
    union all
    select 'registered.' || user_type, (created_at at time zone 'Asia/Kolkata')::date, sign * count(*) from changed group by 1, 2;
  return null;
end
$$;

create function keep_count_of_jobs() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into count_deltas (key, day, n)
    select 'jobs.' || status, '-infinity', sign * count(*) from changed group by status
    union all
    select 'posted', (created_at at time zone 'Asia/Kolkata')::date, sign * count(*) from changed where status <> 'draft' group by 2;
  return null;
end
$$;

create function keep_count_of_applications() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into count_deltas (key, day, n)
    select 'applications.' || status, '-infinity', sign * count(*) from changed group by status
    union all
    select 'applied', (created_at at time zone 'Asia/Kolkata')::date, sign * count(*) from changed group by 2;
  return null;
end
$$;

create function keep_count_of_reports() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into count_deltas (key, day, n)
    select 'reports.' || status, '-infinity', sign * count(*) from changed group by status;
  return null;
end
$$;

create function keep_count_of_ratings() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into count_deltas (key, day, n)
    select 'ratings', '-infinity', sign * count(*) from changed having count(*) > 0;
  return null;
end
$$;

-- Triggers for each updated row, so that the many updates of other columns cost nothing.
create function move_count_of_users() returns trigger language plpgsql as $$
begin
  insert into count_deltas (key, day, n)
    select 'users.' || user_type, '-infinity'::date, sign from (values (old.user_type, old.erased_at, -1), (new.user_type, new.erased_at, 1))
      as sides (user_type, erased_at, sign) where erased_at is null
    union all
    select 'registered.' || user_type, (created_at at time zone 'Asia/Kolkata')::date, sign
      from (values (old.user_type, old.created_at, -1), (new.user_type, new.created_at, 1)) as sides (user_type, created_at, sign)
      where old.user_type <> new.user_type or old.created_at <> new.created_at;
  return null;
end
$$;

create function move_count_of_jobs() returns trigger language plpgsql as $$
begin
  insert into count_deltas (key, day, n)
    select 'jobs.' || status, '-infinity'::date, sign from (values (old.status, -1), (new.status, 1)) as sides (status, sign)
      where old.status <> new.status
    union all
    select 'posted', (created_at at time zone 'Asia/Kolkata')::date, sign
      from (values (old.status, old.created_at, -1), (new.status, new.created_at, 1)) as sides (status, created_at, sign)
      where status <> 'draft' and (old.created_at <> new.created_at or (old.status = 'draft') <> (new.status = 'draft'));
  return null;
end
$$;

create function move_count_of_applications() returns trigger language plpgsql as $$
begin
  insert into count_deltas (key, day, n)
    select 'applications.' || status, '-infinity'::date, sign from (values (old.status, -1), (new.status, 1)) as sides (status, sign)
      where old.status <> new.status
    union all
    select 'applied', (created_at at time zone 'Asia/Kolkata')::date, sign
      from (values (old.created_at, -1), (new.created_at, 1)) as sides (created_at, sign) where old.created_at <> new.created_at;
  return null;
end
$$;

create function move_count_of_reports() returns trigger language plpgsql as $$
begin
  insert into count_deltas (key, day, n) values ('reports.' || old.status, '-infinity', -1), ('reports.' || new.status, '-infinity', 1);
  return null;
end
$$;

-- After a `truncate`, sets the counts of the table to 0. The argument is a pattern of their keys.
create function empty_counts() returns trigger language plpgsql as $$
begin
  insert into count_deltas (key, day, n) select key, day, -n from counts_as_kept where key ~ tg_argv[0];
  return null;
end
$$;

-- Until the end of the migration, these tables cannot be written, but can be read. Existing rows are counted once, and
-- later changes insert deltas. The locks are always taken in this order.
lock table users, jobs, applications, reports, ratings in share row exclusive mode;

create trigger users_counted_in after insert on users referencing new table as changed
  for each statement execute function keep_count_of_users();
create trigger users_counted_out after delete on users referencing old table as changed
  for each statement execute function keep_count_of_users();
create trigger users_counted_anew after update on users for each row
  when (old.user_type <> new.user_type or (old.erased_at is null) <> (new.erased_at is null) or old.created_at <> new.created_at)
  execute function move_count_of_users();
create trigger users_emptied after truncate on users for each statement execute function empty_counts('^(users|registered)\.');

create trigger jobs_counted_in after insert on jobs referencing new table as changed
  for each statement execute function keep_count_of_jobs();
create trigger jobs_counted_out after delete on jobs referencing old table as changed
  for each statement execute function keep_count_of_jobs();
create trigger jobs_counted_anew after update on jobs for each row
  when (old.status <> new.status or old.created_at <> new.created_at)
  execute function move_count_of_jobs();
create trigger jobs_emptied after truncate on jobs for each statement execute function empty_counts('^(jobs\.|posted$)');

create trigger applications_counted_in after insert on applications referencing new table as changed
  for each statement execute function keep_count_of_applications();
create trigger applications_counted_out after delete on applications referencing old table as changed
  for each statement execute function keep_count_of_applications();
create trigger applications_counted_anew after update on applications for each row
  when (old.status <> new.status or old.created_at <> new.created_at)
  execute function move_count_of_applications();
create trigger applications_emptied after truncate on applications for each statement execute function empty_counts('^(applications\.|applied$)');

create trigger reports_counted_in after insert on reports referencing new table as changed
  for each statement execute function keep_count_of_reports();
create trigger reports_counted_out after delete on reports referencing old table as changed
  for each statement execute function keep_count_of_reports();
create trigger reports_counted_anew after update on reports for each row
  when (old.status <> new.status) execute function move_count_of_reports();
create trigger reports_emptied after truncate on reports for each statement execute function empty_counts('^reports\.');

create trigger ratings_counted_in after insert on ratings referencing new table as changed
  for each statement execute function keep_count_of_ratings();
create trigger ratings_counted_out after delete on ratings referencing old table as changed
  for each statement execute function keep_count_of_ratings();
create trigger ratings_emptied after truncate on ratings for each statement execute function empty_counts('^ratings$');

insert into kept_counts (key, day, n) select key, day, n from counts_as_counted;
