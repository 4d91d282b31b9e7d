-- Up Migration
-- Saved searches, each with the query of the search index. A new job finds its saved searches through indexes, without
-- reading all of them.
create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text check (char_length(name) between 1 and 60),
  -- The parameters of the list of jobs.
  search jsonb not null,
  -- The same parameters in a normal form, so that a user saves an equal search only once.
  same text not null,
  alert text not null default 'none' check (alert in ('none', 'instant', 'daily')),
  -- The key of the list in `job_posting` that has the results; null without such a list.
  key text,
  -- The query of `job_search`, if there is no such list or the list is empty; null if the list is complete.
  words tsquery,
  -- Words of which a matching job contains at least one. A new job finds its saved searches by these words.
  anchors text[] not null default '{}',
  -- Version of the search words with which the query was built. A query of an older version is built again.
  edition smallint not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- New jobs up to this time were included in a daily notification.
  told_until timestamptz not null default now(),
  unique (user_id, same)
);
create index saved_searches_user on saved_searches (user_id, id desc);
create index saved_searches_key on saved_searches (key) where alert = 'instant' and key is not null;
create index saved_searches_anchors on saved_searches using gin (anchors) where alert = 'instant';
create index saved_searches_daily on saved_searches (user_id) where alert = 'daily';
create index saved_searches_edition on saved_searches (edition);

-- The days that have begun in India. Each day has one row, so that it is announced once.
create table begun_days (
  day date primary key,
  begun_at timestamptz not null default now()
);
