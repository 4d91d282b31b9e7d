-- Up Migration
-- Second factors of administrators beside TOTP: passkeys (WebAuthn), their challenges, and recovery codes.
create table admin_passkeys (
  id bigint generated always as identity primary key,
  admin_id bigint not null references admins (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- chosen by the authenticator; one authenticator entry belongs to one account
  credential_id bytea not null unique,
  -- COSE key
  public_key bytea not null,
  -- the authenticator's counter; a value that does not grow is refused, 0 means that it has none
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index admin_passkeys_admin on admin_passkeys (admin_id);

-- Each challenge is deleted when it is answered. The age limit is in marketplace/admins/rules.ts.
create table admin_challenges (
  challenge_hash bytea primary key,
  admin_id bigint not null references admins (id) on delete cascade,
  purpose text not null check (purpose in ('register', 'login', 'confirm')),
  created_at timestamptz not null default now()
);
create index admin_challenges_admin on admin_challenges (admin_id);
create index admin_challenges_created on admin_challenges (created_at);

-- A used code is deleted; its use is in the audit log.
create table admin_recovery_codes (
  id bigint generated always as identity primary key,
  admin_id bigint not null references admins (id) on delete cascade,
  -- the first group of the code: finds the row, is no secret
  selector text not null,
  -- argon2id of the whole code
  code_hash text not null,
  created_at timestamptz not null default now(),
  unique (admin_id, selector)
);
