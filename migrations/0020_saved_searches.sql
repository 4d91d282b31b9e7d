-- Up Migration
-- Searches that people keep, each with what the index is asked: a new job finds the searches it belongs to without reading them all.
create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text check (char_length(name) between 1 and 60),
  -- the parameters of the list of jobs
  search jsonb not null,
  -- the same parameters in one form: whoever saves a search twice has it once
  same text not null,
  alert text not null default 'none' check (alert in ('none', 'instant', 'daily')),
  -- the list of job_posting that answers it, where one does
  key text,
  -- the words asked of job_search where there is no such list, or where it is empty; null where the list is all
  words tsquery,
  -- words of which a job must have at least one to have all of them: by these a new job finds the search
  anchors text[] not null default '{}',
  -- by which edition of the words it was read: an older one is read anew
  edition smallint not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- until when the morning's news has told of new jobs
  told_until timestamptz not null default now(),
  unique (user_id, same)
);
create index saved_searches_user on saved_searches (user_id, id desc);
create index saved_searches_key on saved_searches (key) where alert = 'instant' and key is not null;
create index saved_searches_anchors on saved_searches using gin (anchors) where alert = 'instant';
create index saved_searches_daily on saved_searches (user_id) where alert = 'daily';
create index saved_searches_edition on saved_searches (edition);

-- Each day that has begun in India, once, whoever saw it begin.
create table begun_days (
  day date primary key,
  begun_at timestamptz not null default now()
);
