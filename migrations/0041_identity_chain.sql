-- Up Migration
-- How many keys the digest of an identity number has been through (decision 0055). What the release before writes has been through the first.
alter table identities add column keys smallint not null default 1;

-- The keys that are in use, oldest first, each as a mark that tells it from another and nothing else of it. Empty: the first one alone.
create table identity_chain (
  id boolean primary key default true check (id),
  marks bytea[] not null default '{}'
);
insert into identity_chain default values;
