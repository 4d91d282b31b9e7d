-- Up Migration
-- Users: accounts, the profiles of workers and employers, identities (a mask and a keyed digest, never the number),
-- consents.
create table users (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  user_type text not null check (user_type in ('labour', 'employer')),
  -- Null only for accounts that an import created. Nobody signs in to them.
  phone_number text unique check (phone_number ~ '^\+91[6-9][0-9]{9}$'),
  first_name text not null,
  last_name text not null,
  email text,
  address text,
  state text,
  city text,
  language text not null default 'en',
  adult_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table labour_profiles (
  user_id bigint primary key references users (id) on delete cascade,
  skills text[] not null default '{}',
  experience_years integer check (experience_years between 0 and 70)
);

create table employer_profiles (
  user_id bigint primary key references users (id) on delete cascade,
  company_name text,
  gst_number text,
  -- Set for accounts that an import created: one account per company.
  import_key text unique
);

create table identities (
  user_id bigint primary key references users (id) on delete cascade,
  identity_type text not null check (identity_type in ('aadhaar', 'pan')),
  masked text not null,
  digest bytea not null,
  status text not null default 'format_valid' check (status in ('format_valid', 'pending', 'verified', 'rejected')),
  created_at timestamptz not null default now(),
  constraint identities_one_account unique (identity_type, digest)
);

create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  purpose text not null,
  version text not null,
  language text not null,
  given_at timestamptz not null default now()
);
create index consents_user on consents (user_id);
