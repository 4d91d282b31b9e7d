-- Up Migration
-- Data for the system page and the settings page: who changed a setting, and heartbeats of all processes.

-- A setting that was reset to its default remains as a row with the value null, so that the time and the author of the
-- reset are known.
create sequence settings_revision as integer;
alter table settings
  add column updated_by text,
  add column revision integer not null default 0;

-- Each change of a setting, by the page or by SQL, increases its revision, so that a form with an older revision is
-- refused.
create function raise_setting_revision() returns trigger language plpgsql as $$
begin
  new.revision := nextval('settings_revision');
  return new;
end
$$;
create trigger settings_revision before insert or update on settings for each row execute function raise_setting_revision();

-- One row per API process, updated every ten seconds.
create table api_heartbeats (
  process text primary key,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  people integer not null default 0,
  administrators integer not null default 0,
  memory_bytes bigint not null default 0,
  delay_ms double precision not null default 0
);

-- The scheduled tasks of a runner, and the recent durations of its tasks.
alter table worker_heartbeats
  add column schedule jsonb not null default '[]',
  add column durations jsonb not null default '{}';

create index admin_audit_action on admin_audit (action text_pattern_ops, id desc);
