-- Up Migration
-- Sign-in: codes (only their hash is stored), registration tokens, sessions (hashed tokens), known devices of a phone
-- number.
create table otp_codes (
  id bigint generated always as identity primary key,
  phone_number text not null,
  -- A device that has signed in with this phone number before. It has separate codes, attempts and limits. All other
  -- devices share ''.
  device text not null default '',
  address text not null,
  language text not null,
  code_hash bytea,
  salt bytea,
  wrong_tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  replaced_at timestamptz
);
create index otp_codes_phone on otp_codes (phone_number, device, id desc);
create index otp_codes_address on otp_codes (address, created_at);

create table known_devices (
  phone_number text not null,
  device text not null,
  seen_at timestamptz not null default now(),
  primary key (phone_number, device)
);

create table registration_passes (
  token_hash bytea primary key,
  phone_number text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
