-- Up Migration
-- Number of keys with which the digest of an identity number was wrapped (decision 0055). Rows of the previous release
-- have used the first key.
alter table identities add column keys smallint not null default 1;

-- Fingerprints of the keys in use, oldest first. A fingerprint only distinguishes keys. Empty: only the first key is
-- used.
create table identity_chain (
  id boolean primary key default true check (id),
  marks bytea[] not null default '{}'
);
insert into identity_chain default values;
