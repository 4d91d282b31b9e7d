-- Up Migration
-- Tables that only grow become partitioned by month (decision 0049). This migration prepares the conversion without
-- blocking writes. The next migration validates the checks.

-- The schema of the partitions. The partitioned tables keep their schema and their names.
create schema months;

-- The old tables become the first partitions, up to the end of this month. In its last ten days the end is that of the
-- next month, and later if a row is later. Until the next migration has run, rows after this end are refused.
-- Read the tables before any lock is taken.
do $$
declare
  t record;
  until date;
begin
  for t in select * from (values ('domain_events', 'recorded_at'), ('admin_audit', 'at'), ('job_views', 'viewed_on'), ('notifications_archive', 'event_at'))
    as divided (name, col)
  loop
    execute format('select date_trunc(''month'', greatest(max(%I)::timestamptz, now() + interval ''10 days'') at time zone ''UTC'') + interval ''1 month'' from %I',
      t.col, t.name) into until;
    perform set_config('months.' || t.name, until::text, true);
  end loop;
end
$$;

-- Queries queue behind our lock request. So use a short timeout, and retry a little later.
do $$
declare
  tries integer := 0;
begin
  loop
    begin
      perform set_config('lock_timeout', '150ms', true);
      lock table users, jobs, applications in share row exclusive mode;
      lock table domain_events, job_views, notifications_archive, admin_audit in access exclusive mode;
      exit;
    exception when lock_not_available or deadlock_detected then
      tries := tries + 1;
      if tries = 100 then raise; end if;
      perform pg_sleep(0.1 + random() * 0.4);
    end;
  end loop;
end
$$;

-- The last hash of the audit months that were dropped. The hash chain of the remaining rows starts there.
create table audit_anchors (
  last_id bigint primary key,
  first_id bigint not null,
  hash bytea not null,
  rows bigint not null,
  dropped_at timestamptz not null default now()
);

create trigger audit_anchors_stay before update or delete on audit_anchors for each row execute function refuse_change_of_audit();
create trigger audit_anchors_stay_whole before truncate on audit_anchors for each statement execute function refuse_change_of_audit();

-- Views of jobs in months that were dropped, so that totals stay the same.
create table job_views_kept (
  job_id bigint not null references jobs (id) on delete cascade,
  month date not null,
  views integer not null,
  primary key (job_id, month)
);

-- Users with unread notifications in monthly tables. For all other users, only the main table is read.
create table old_notifications (
  user_id bigint primary key references users (id) on delete cascade
);

-- Default partitions, for rows of months without a partition. Each partition has its own keys without a time and its
-- own foreign keys. So no other table must be locked when a table is divided or a partition is added.
create table "months".domain_events_other (like domain_events including defaults including constraints including storage);
create table "months".job_views_other (like job_views including defaults including constraints including storage,
  foreign key (job_id) references jobs (id) on delete cascade);
create table "months".notifications_archive_other (like notifications_archive including defaults including constraints including storage,
  primary key (id),
  foreign key (user_id) references users (id) on delete cascade,
  foreign key (application_id) references applications (id) on delete set null);
create table "months".admin_audit_other (like admin_audit including defaults including constraints including storage, primary key (id));
create trigger admin_audit_stays_whole before truncate on months.admin_audit_other for each statement execute function refuse_change_of_audit();

-- Replaces a table by a partitioned table whose first partition is the old table, so no row moves. `constraints` are
-- SQL, and `indexes` what follows `create index`.
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
  execute format('alter table public.%I attach partition months.%I default', t, t || '_other');
end
$$;

-- The name of the check contains its end.
do $$
declare
  t record;
  until date;
begin
  for t in select * from (values ('domain_events', 'recorded_at'), ('admin_audit', 'at'), ('job_views', 'viewed_on'), ('notifications_archive', 'event_at'))
    as divided (name, col)
  loop
    until := current_setting('months.' || t.name)::date;
    execute format('alter table %I add constraint %I check (%I < %L) not valid', t.name, 'until_' || to_char(until, 'YYYY_MM'), t.col, until || ' 00:00+00');
  end loop;
end
$$;
