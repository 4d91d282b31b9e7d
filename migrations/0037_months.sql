-- Up Migration
-- Tables that only grow become months (decision 0049). This migration prepares it and holds nobody up: the checks are judged in the next one.

-- The months themselves; the tables in front of them stay where they are, under their names.
create schema months;

-- The last seal of audit months that are gone: the chain of what is left begins there.
create table audit_anchors (
  last_id bigint primary key,
  first_id bigint not null,
  hash bytea not null,
  rows bigint not null,
  dropped_at timestamptz not null default now()
);

create trigger audit_anchors_stay before update or delete on audit_anchors for each row execute function refuse_change_of_audit();
create trigger audit_anchors_stay_whole before truncate on audit_anchors for each statement execute function refuse_change_of_audit();

-- How often a job was looked at in months that are gone, so that sums stay what they were.
create table job_views_kept (
  job_id bigint not null references jobs (id) on delete cascade,
  month date not null,
  views integer not null,
  primary key (job_id, month)
);

-- Who has unread notifications in the months behind the list: whoever is not here is asked about in the list alone.
create table old_notifications (
  user_id bigint primary key references users (id) on delete cascade
);

-- The old tables will be the first parts: up to the end of this month (of the next one on its last two days, and later where a row is later).
-- The check's name says until when.
do $$
declare
  t record;
  until date;
begin
  for t in select * from (values ('domain_events', 'recorded_at'), ('admin_audit', 'at'), ('job_views', 'viewed_on'), ('notifications_archive', 'event_at'))
    as divided (name, col)
  loop
    execute format('select date_trunc(''month'', greatest(max(%I)::timestamptz, now() + interval ''2 days'') at time zone ''UTC'') + interval ''1 month'' from %I',
      t.col, t.name) into until;
    execute format('alter table %I add constraint %I check (%I < %L) not valid', t.name, 'until_' || to_char(until, 'YYYY_MM'), t.col, until || ' 00:00+00');
  end loop;
end
$$;

-- Puts a table of months in the place of a table, which becomes its first part as it is: no row moves. `key` and `foreign_keys` are SQL of
-- constraints, `indexes` of what comes behind `create index`.
create function months.divide(t name, col name, constraints text[], indexes text[]) returns void language plpgsql as $$
declare
  mark name := (select conname from pg_constraint where conrelid = t::regclass and conname ~ '^until_\d{4}_\d{2}$');
  until date := to_date(right(mark, 7), 'YYYY_MM');
  part name := t || '_before_' || right(mark, 7);
  numbered name := (select attname from pg_attribute where attrelid = t::regclass and attidentity = 'a');
  item text;
  granted record;
begin
  execute format('alter table public.%I rename to %I', t, part);
  execute format('alter table public.%I set schema months', part);
  execute format('create table %I.%I (like months.%I including defaults including constraints including storage) partition by range (%I)', 'public', t, part, col);
  execute format('alter table public.%I drop constraint %I', t, mark);
  for granted in select case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end as whom, privilege_type as what
    from pg_class, aclexplode(relacl) where oid = format('months.%I', part)::regclass and grantee <> relowner
  loop
    execute format('grant %s on public.%I to %s', granted.what, t, granted.whom);
  end loop;
  if numbered is not null then
    execute format('alter table public.%I alter column %I add generated always as identity', t, numbered);
    perform setval(pg_get_serial_sequence(format('public.%I', t), numbered), nextval(pg_get_serial_sequence(format('months.%I', part), numbered)));
    execute format('alter table months.%I alter column %I drop identity', part, numbered);
  end if;
  foreach item in array constraints loop
    execute format('alter table public.%I add %s', t, item);
  end loop;
  foreach item in array indexes loop
    execute format('create index %s', item);
  end loop;
  execute format('alter table public.%I attach partition months.%I for values from (minvalue) to (%L)', t, part, until || ' 00:00+00');
  execute format('alter table months.%I drop constraint %I', part, mark);
  -- for what belongs to a month that nobody has made: nothing is ever refused
  execute format('create table %I.%I partition of public.%I default', 'months', t || '_other', t);
end
$$;
