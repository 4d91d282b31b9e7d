-- Up Migration
-- Limits of codes per network: the /56 and /48 of an IPv6 address, the /24 of an IPv4 address. Rows of the previous
-- release belong to no network.
alter table otp_codes add column line text not null default '';
alter table otp_codes add column network text not null default '';
-- True for requests of a known device or for a registered phone number. These may use the whole hourly limit, all
-- others half of it.
alter table otp_codes add column trusted boolean not null default false;
-- True if no SMS is sent although the response says so: see `otp_hide_user_exists`.
alter table otp_codes add column withheld boolean not null default false;

-- Accounts with the same identity number share a claim; null if no other account has the number. The previous release
-- refuses a used number by a query under an advisory lock, so it does not need the constraint that is dropped here.
create sequence identity_claims;
alter table identities add column claim bigint;
alter table identities drop constraint identities_one_account;

-- Why a moderator must look: the user sent documents, two accounts have one number, or a returning user cannot prove
-- the account.
alter table identity_reviews add column cause text not null default 'documents'
  check (cause in ('documents', 'shared_number', 'returning'));

-- Attempts to register. Five invalidate the registration token; failed ones count for the phone number and the address.
alter table registration_passes add column tries smallint not null default 0;
create table registration_tries (
  id bigint generated always as identity primary key,
  phone_number text not null,
  address text not null,
  tried_at timestamptz not null default now()
);
create index registration_tries_phone on registration_tries (phone_number, tried_at);
create index registration_tries_address on registration_tries (address, tried_at) where address <> '';
create index registration_tries_time on registration_tries (tried_at);

-- A token that can only prove an account whose owner has not signed in for long, and the attempts to prove it.
-- `cleared_at`: a moderator has confirmed the owner.
alter table registration_passes add column account_id bigint references users (id) on delete cascade;
create table returning_checks (
  user_id bigint primary key references users (id) on delete cascade,
  tries smallint not null default 0,
  cleared_at timestamptz
);
