-- Up Migration
-- Administrators: accounts and sessions separate from those of users, and an append-only audit log (D41–D49).
create table admins (
  id bigint generated always as identity primary key,
  username text not null check (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'),
  email text not null,
  full_name text not null,
  -- argon2id
  password_hash text not null,
  role text not null default 'viewer' check (role in ('viewer', 'moderator', 'superuser')),
  -- The encrypted secret of the second factor. It is active once the administrator has entered a code.
  totp_sealed bytea,
  totp_since timestamptz,
  -- The time step of the last accepted code, because each code works once.
  totp_step bigint,
  created_by bigint references admins (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index admins_username on admins (lower(username));
create unique index admins_email on admins (lower(email));

-- Has one row once the first administrator exists. The key prevents that a second request creates another first
-- administrator (D43).
create table admin_beginning (
  single boolean primary key default true check (single),
  begun_at timestamptz not null default now()
);

create table admin_sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  admin_id bigint not null references admins (id) on delete cascade,
  device text not null default '',
  -- When the password was last entered, at the login or later. The SQL console requires at most 15 minutes.
  confirmed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '8 hours'
);
create index admin_sessions_admin on admin_sessions (admin_id);

-- Failed logins, by digest of the name and by network address.
create table admin_login_failures (
  id bigint generated always as identity primary key,
  name_hash bytea not null,
  address text not null,
  failed_at timestamptz not null default now()
);
create index admin_login_failures_name on admin_login_failures (name_hash, failed_at);

-- Actions of administrators. `hash` includes the hash of the previous row, so a changed or missing row is detected.
create table admin_audit (
  id bigint generated always as identity primary key,
  -- No foreign key, because the audit log outlives the account.
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

-- Events may have an administrator as their actor.
alter table domain_events drop constraint domain_events_actor_type_check;
alter table domain_events add constraint domain_events_actor_type_check
  check (actor_type in ('labour', 'employer', 'system', 'visitor', 'admin')) not valid;
