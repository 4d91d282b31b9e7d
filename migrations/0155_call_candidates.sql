-- Up Migration
-- The workers whom calls may ask, by place and trade (D80): the order of a call reads a narrow index instead of the users.
create table call_candidates (
  labour_id bigint not null references users (id) on delete cascade,
  trade text not null,
  state text not null,
  city text not null,
  primary key (state, city, trade, labour_id)
);
create index call_candidates_labour on call_candidates (labour_id);

create function write_call_candidates(worker bigint) returns void language plpgsql as $$
begin
  delete from call_candidates where labour_id = worker;
  insert into call_candidates (labour_id, trade, state, city)
    select distinct u.id, skill, u.state, u.city from users u join labour_profiles l on l.user_id = u.id cross join unnest(l.skills) skill
    where u.id = worker and u.state is not null and u.city is not null and u.erased_at is null and u.suspended_at is null
      and not 'job_match' = any(u.muted_notifications)
    on conflict do nothing;
end
$$;

create function write_candidates_of_user() returns trigger language plpgsql as $$
begin
  perform write_call_candidates(new.id);
  return null;
end
$$;

create function write_candidates_of_profile() returns trigger language plpgsql as $$
begin
  perform write_call_candidates(new.user_id);
  return null;
end
$$;

-- One statement for all inserted profiles, because an import or a benchmark inserts many at once.
create function add_candidates_of_profiles() returns trigger language plpgsql as $$
begin
  insert into call_candidates (labour_id, trade, state, city)
    select distinct u.id, skill, u.state, u.city from added l join users u on u.id = l.user_id cross join unnest(l.skills) skill
    where u.state is not null and u.city is not null and u.erased_at is null and u.suspended_at is null
      and not 'job_match' = any(u.muted_notifications)
    on conflict do nothing;
  return null;
end
$$;

create trigger users_candidates after update on users for each row
  when (new.user_type = 'labour' and (old.state, old.city, old.erased_at, old.suspended_at, old.muted_notifications)
    is distinct from (new.state, new.city, new.erased_at, new.suspended_at, new.muted_notifications))
  execute function write_candidates_of_user();
create trigger labour_profiles_candidates_in after insert on labour_profiles referencing new table as added
  for each statement execute function add_candidates_of_profiles();
create trigger labour_profiles_candidates_anew after update on labour_profiles for each row
  when (old.skills is distinct from new.skills) execute function write_candidates_of_profile();
