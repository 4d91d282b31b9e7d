-- Up Migration
-- The index of open jobs (decision D23): narrow rows of their own, so that `jobs` holds no vector, and one list for each trade and place.
create table job_search (
  job_id bigint primary key references jobs (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- rupees for one day of work; null where the pay is not told
  pay_day real,
  lat real,
  lng real,
  words tsvector not null,
  -- by which edition of the words it was written: an older one is written anew
  edition smallint not null
);
-- The planner must know common words from rare ones.
alter table job_search alter column words set statistics 1000;
-- Entries are written after the commit: no search has to read a list of pending ones.
create index job_search_words on job_search using gin (words) with (fastupdate = off);
create index job_search_newest on job_search (created_at, job_id);
create index job_search_lat on job_search (lat, lng);
create index job_search_pay on job_search (pay_day desc nulls last, job_id desc);

-- A key is a trade, a place, both, or all: its jobs in the order of the list, read from the index alone.
create table job_posting (
  key text not null,
  created_at timestamptz not null,
  job_id bigint not null references job_search (job_id) on delete cascade,
  expires_at timestamptz not null,
  primary key (key, created_at, job_id) include (expires_at)
);
create index job_posting_job on job_posting (job_id);

-- What was searched for on a day (decision D25): trades and places we know by name, never what was typed, never who typed it.
create table search_counts (
  day date not null,
  kind text not null check (kind in ('role', 'location')),
  value text not null,
  searches integer not null,
  primary key (day, kind, value)
);
