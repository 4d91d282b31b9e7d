-- Up Migration
-- What the system page and the settings page ask for: who changed a setting, and signs of life of every process.

-- A setting that was brought back to its default stays as a row with the value null: when and by whom is still known.
create sequence settings_revision as integer;
alter table settings
  add column updated_by text,
  add column revision integer not null default 0;

-- Whoever changes a setting, by the screen or by SQL, raises its revision: a form that was opened before is told.
create function raise_setting_revision() returns trigger language plpgsql as $$
begin
  new.revision := nextval('settings_revision');
  return new;
end
$$;
create trigger settings_revision before insert or update on settings for each row execute function raise_setting_revision();

-- A row an API process, renewed every ten seconds.
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

-- What a runner does by the clock, and how long its tasks took lately.
alter table worker_heartbeats
  add column schedule jsonb not null default '[]',
  add column durations jsonb not null default '{}';

create index admin_audit_action on admin_audit (action text_pattern_ops, id desc);
