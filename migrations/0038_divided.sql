-- Up Migration
-- Converts the tables to partitioned tables. The slow steps run first, while the tables are in use. Then all locks are
-- taken together, or released.
alter table domain_events validate constraint domain_events_actor_type_check;
do $$
declare
  mark record;
begin
  for mark in select conrelid::regclass as t, conname as name from pg_constraint where conname ~ '^until_\d{4}_\d{2}$' loop
    execute format('alter table %s validate constraint %I', mark.t, mark.name);
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

select months.divide('domain_events', 'recorded_at', array['primary key (id, recorded_at)'], '{}');

select months.divide('job_views', 'viewed_on', array['primary key (job_id, viewed_on, viewer)'], '{}');

select months.divide('notifications_archive', 'event_at', '{}',
  array['notifications_archive_user on notifications_archive (user_id, id)',
    'notifications_archive_application on notifications_archive (application_id)',
    'notifications_archive_job on notifications_archive ((params ->> ''job_uid'')) where params ? ''job_uid''']);

drop trigger admin_audit_stays on admin_audit;
select months.divide('admin_audit', 'at', '{}',
  array['admin_audit_admin on admin_audit (admin_id, id desc)',
    'admin_audit_target on admin_audit (target_type, target_id, id desc)',
    'admin_audit_action on admin_audit (action text_pattern_ops, id desc)']);
create trigger admin_audit_stays before update or delete on admin_audit for each row execute function refuse_change_of_audit();
create trigger admin_audit_stays_whole before truncate on admin_audit for each statement execute function refuse_change_of_audit();

-- The views of administrators read the partitioned tables again.
create or replace view admin_api.job_views with (security_barrier) as
  select job_id, viewed_on, viewed_at from public.job_views;

create or replace view admin_api.notifications_archive with (security_barrier) as
  select id, user_id, kind, notification_type, event_id, application_id, count, created_at, archived_at from public.notifications_archive;

create or replace view admin_api.domain_events with (security_barrier) as
  select id, name, actor_type, actor_id,
    (select jsonb_object_agg(key, value) from jsonb_each(payload) where jsonb_typeof(value) in ('number', 'boolean')) as payload, recorded_at
  from public.domain_events;

drop function months.divide;
