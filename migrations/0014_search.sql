-- Up Migration
-- The search index of open jobs (decision D23). Its rows are narrow and separate from `jobs`. Each trade and place has
-- a list.
create table job_search (
  job_id bigint primary key references jobs (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Rupees for one day of work; null if the job does not state the pay.
  pay_day real,
  lat real,
  lng real,
  words tsvector not null,
  -- Version of the search words with which the entry was written. An entry of an older version is written again.
  edition smallint not null
);
-- Larger statistics, because the planner must distinguish common words from rare ones.
alter table job_search alter column words set statistics 1000;
-- Without `fastupdate`, because searches would otherwise read the list of pending entries. Entries are written after
-- the commit, so users do not wait for them.
create index job_search_words on job_search using gin (words) with (fastupdate = off);
create index job_search_newest on job_search (created_at, job_id);
create index job_search_lat on job_search (lat, lng);
create index job_search_pay on job_search (pay_day desc nulls last, job_id desc);

-- A key is a trade, a place, both, or all jobs. Its jobs are read in the order of the list by an index-only scan.
create table job_posting (
  key text not null,
  created_at timestamptz not null,
  job_id bigint not null references job_search (job_id) on delete cascade,
  expires_at timestamptz not null,
  primary key (key, created_at, job_id) include (expires_at)
);
create index job_posting_job on job_posting (job_id);

-- Number of searches per day for known trades and places (decision D25). Contains neither the typed text nor the user.
create table search_counts (
  day date not null,
  kind text not null check (kind in ('role', 'location')),
  value text not null,
  searches integer not null,
  primary key (day, kind, value)
);
