-- Up Migration
-- Administrators: accounts and sessions of their own, apart from everybody else's, and what they did, which nobody can take back (D41-D49).
create table admins (
  id bigint generated always as identity primary key,
  username text not null check (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'),
  email text not null,
  full_name text not null,
  -- argon2id
  password_hash text not null,
  role text not null default 'viewer' check (role in ('viewer', 'moderator', 'superuser')),
  -- the secret of the second factor, sealed; it counts from the moment a code of it was entered
  totp_sealed bytea,
  totp_since timestamptz,
  -- the step of the last code that was taken: each is taken once
  totp_step bigint,
  created_by bigint references admins (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index admins_username on admins (lower(username));
create unique index admins_email on admins (lower(email));

-- One row for ever once the first administrator was made: whoever comes second meets the key (D43).
create table admin_beginning (
  single boolean primary key default true check (single),
  begun_at timestamptz not null default now()
);

create table admin_sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  admin_id bigint not null references admins (id) on delete cascade,
  device text not null default '',
  -- the password was entered then, at the login or again: the SQL console asks for 15 minutes at most
  confirmed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '8 hours'
);
create index admin_sessions_admin on admin_sessions (admin_id);

-- Failed logins, by a digest of the name and by address.
create table admin_login_failures (
  id bigint generated always as identity primary key,
  name_hash bytea not null,
  address text not null,
  failed_at timestamptz not null default now()
);
create index admin_login_failures_name on admin_login_failures (name_hash, failed_at);

-- What administrators did. `hash` seals a row together with the one before it: a row that is changed or missing shows.
create table admin_audit (
  id bigint generated always as identity primary key,
  -- no foreign key: the trail outlives the account
  admin_id bigint,
  actor text not null,
  action text not null,
  target_type text,
  target_id text,
  before jsonb,
  after jsonb,
  reason text,
  ip text not null default '',
  at timestamptz not null default now(),
  hash bytea not null
);
create index admin_audit_admin on admin_audit (admin_id, id desc);
create index admin_audit_target on admin_audit (target_type, target_id, id desc);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger admin_audit_stays before update or delete on admin_audit for each row execute function refuse_change_of_audit();
create trigger admin_audit_stays_whole before truncate on admin_audit for each statement execute function refuse_change_of_audit();

-- An administrator acts, too.
alter table domain_events drop constraint domain_events_actor_type_check;
alter table domain_events add constraint domain_events_actor_type_check
  check (actor_type in ('labour', 'employer', 'system', 'visitor', 'admin')) not valid;
