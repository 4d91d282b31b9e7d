-- Up Migration
-- The wage ledger (D61–D66). A wage account belongs to one application. Its log is append-only; all other values are
-- computed from the log in the transaction that writes it. Amounts are in paise. Rows are deleted when both sides of an
-- account are erased.
create table wage_accounts (
  id bigint generated always as identity primary key,
  application_id bigint not null unique references applications (id),
  labour_id bigint not null references users (id),
  employer_id bigint not null references users (id),
  -- The first day of work: the day of acceptance, or the start date of the job if it is later.
  first_day date not null,
  -- Number and digest of the last row of the log. The next row continues them.
  seq integer not null default 0 check (seq between 0 and 10000),
  digest bytea not null default decode(repeat('00', 32), 'hex') check (octet_length(digest) = 32),
  owed bigint not null default 0,
  earned bigint not null default 0 check (earned >= 0),
  received bigint not null default 0 check (received >= 0),
  waiting bigint not null default 0,
  disputed bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint wage_accounts_balance check (owed = earned - received)
);
create index wage_accounts_labour on wage_accounts (labour_id, id);
create index wage_accounts_employer on wage_accounts (employer_id, id);

-- All statements of both sides, in order.
create table wage_log (
  account_id bigint not null references wage_accounts (id) on delete cascade,
  seq integer not null check (seq > 0),
  at timestamptz not null,
  by text not null check (by in ('labour', 'employer', 'system')),
  act text not null check (act in ('terms', 'entry', 'decision')),
  body jsonb not null check (jsonb_typeof(body) = 'object' and pg_column_size(body) <= 4096),
  -- sha256(digest of the row before || canonical {seq, at, by, act, body})
  digest bytea not null check (octet_length(digest) = 32),
  -- The id that the client gave its request, and a digest of the request. A repeated request is written once.
  client_id uuid,
  asked bytea check (octet_length(asked) = 32),
  primary key (account_id, seq),
  constraint wage_log_client check ((client_id is null) = (asked is null))
);
create unique index wage_log_once on wage_log (account_id, client_id) where client_id is not null;
create index wage_log_requests on wage_log (account_id, at) where client_id is not null;

-- Erasure names the accounts whose logs it deletes, for its own transaction. An empty log may be truncated.
create function refuse_change_of_wage_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.account_id::text = any (string_to_array(current_setting('wages.erasing', true), ',')) then return old; end if;
  elsif tg_op = 'TRUNCATE' then
    if not exists (select from public.wage_log) then return null; end if;
  end if;
  raise exception 'wage_log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger wage_log_stays before update or delete on wage_log for each row execute function refuse_change_of_wage_log();
create trigger wage_log_stays_whole before truncate on wage_log for each statement execute function refuse_change_of_wage_log();

-- The entries with their states, as computed from the log. `seq` is the row of the log that recorded the entry.
create table wage_entries (
  account_id bigint not null references wage_accounts (id) on delete cascade,
  seq integer not null,
  kind text not null check (kind in ('day', 'piece', 'part', 'extra', 'advance', 'payment', 'deduction')),
  by text not null check (by in ('labour', 'employer')),
  day date not null,
  paise bigint not null check (paise between 0 and 1000000000),
  halves smallint check (halves between 0 and 2),
  overtime_minutes smallint check (overtime_minutes between 0 and 720 and overtime_minutes % 15 = 0),
  method text check (method in ('cash', 'upi', 'bank')),
  state text not null check (state in ('waiting', 'agreed', 'disputed', 'withdrawn', 'replaced')),
  -- The source of the agreement.
  via text check (via in ('own', 'other', 'code', 'silence')),
  -- Why the other side disputes the entry.
  reason text check (reason in ('not_worked', 'wrong_day', 'wrong_amount', 'not_received', 'not_agreed', 'other')),
  -- Both sides recorded this payment.
  matched boolean not null default false,
  replaces integer,
  recorded_at timestamptz not null,
  decided_at timestamptz,
  primary key (account_id, seq),
  foreign key (account_id, seq) references wage_log (account_id, seq) on delete cascade,
  foreign key (account_id, replaces) references wage_entries (account_id, seq),
  constraint wage_entries_via check (state = 'replaced' or (state = 'agreed') = (via is not null)),
  constraint wage_entries_reason check ((state = 'disputed') = (reason is not null)),
  constraint wage_entries_day check ((kind = 'day') = (halves is not null and overtime_minutes is not null)),
  constraint wage_entries_method check ((kind in ('advance', 'payment')) = (method is not null)),
  constraint wage_entries_silence
    check (via is distinct from 'silence' or (by = 'labour' and kind in ('day', 'piece', 'part', 'extra')))
);
-- A day counts once, and has one entry besides its corrections.
create unique index wage_entries_one_day on wage_entries (account_id, day)
  where kind = 'day' and replaces is null and state not in ('withdrawn', 'replaced');
create unique index wage_entries_counted_once on wage_entries (account_id, day) where kind = 'day' and state = 'agreed';
create unique index wage_entries_one_correction on wage_entries (account_id, replaces)
  where replaces is not null and state in ('waiting', 'disputed');

-- The agreed rate, one row per version. The latest version whose first day has come applies.
create table wage_terms (
  account_id bigint not null references wage_accounts (id) on delete cascade,
  seq integer not null,
  basis text not null check (basis in ('hour', 'day', 'month', 'job')),
  paise bigint not null check (paise between 1 and 1000000000),
  hours smallint not null check (hours between 1 and 12),
  month_days smallint not null check (month_days between 20 and 31),
  from_day date not null,
  primary key (account_id, seq),
  foreign key (account_id, seq) references wage_log (account_id, seq) on delete cascade
);

-- Administrators see how many rows an account has, and no amount.
create view admin_api.wage_accounts with (security_barrier) as
  select id, application_id, labour_id, employer_id, first_day, seq, created_at from public.wage_accounts;
