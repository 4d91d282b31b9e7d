-- Up Migration
-- Marks the job of a call, which no search and no match may show. The column saves a join in the condition of open jobs.
alter table jobs add column is_call boolean not null default false;
