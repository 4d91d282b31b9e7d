-- Up Migration
-- Public keys with which documents were signed (D98). The worker process adds its key with the first document that it
-- signs. The API publishes the keys.
create table signing_keys (
  kid text primary key,
  issuer text not null,
  x text not null,
  y text not null,
  created_at timestamptz not null default now()
);

-- Documents that the platform signs (D97, D99). `facts` are the claims about the user and do not change after the
-- request. `rows` is the canonical JSON of a long document; it moves into the PDF when the document is issued.
create table documents (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('wage-statement')),
  version smallint not null default 1,
  owner_id bigint not null references users (id) on delete cascade,
  account_id bigint not null references wage_accounts (id) on delete cascade,
  -- The last row of the account's log that the document contains.
  account_seq integer not null,
  language text not null check (language in ('en', 'hi', 'ta', 'te', 'mr', 'bn', 'ml', 'bh')),
  state text not null default 'requested' check (state in ('requested', 'issued', 'failed')),
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and pg_column_size(facts) <= 8192),
  rows text,
  token text,
  kid text references signing_keys (kid),
  storage_key text unique,
  requested_at timestamptz not null default now(),
  issued_at timestamptz,
  expires_at timestamptz,
  constraint documents_issued check ((state = 'issued') = (token is not null and kid is not null
    and storage_key is not null and issued_at is not null and expires_at is not null)),
  constraint documents_rows check ((state = 'requested') = (rows is not null))
);
create index documents_owner on documents (owner_id, requested_at);
-- The same facts in the same language are one document.
create unique index documents_once on documents (account_id, owner_id, kind, language, account_seq) where state <> 'failed';
