-- Up Migration
-- Closings of a wage account (D69): both sides agree that the days up to a day are recorded. The sums are those at the
-- proposal. A closing waives nothing: it changes no amount.
create table wage_closings (
  account_id bigint not null references wage_accounts (id) on delete cascade,
  seq integer not null,
  by text not null check (by in ('labour', 'employer')),
  to_day date not null,
  earned bigint not null check (earned >= 0),
  received bigint not null check (received >= 0),
  owed bigint not null,
  waiting bigint not null,
  disputed bigint not null,
  state text not null check (state in ('waiting', 'agreed', 'declined', 'withdrawn')),
  proposed_at timestamptz not null,
  decided_at timestamptz,
  primary key (account_id, seq),
  foreign key (account_id, seq) references wage_log (account_id, seq) on delete cascade,
  constraint wage_closings_owed check (owed = earned - received),
  constraint wage_closings_decided check ((state = 'waiting') = (decided_at is null))
);
-- A day is closed once.
create unique index wage_closings_one_day on wage_closings (account_id, to_day) where state = 'agreed';
