-- Up Migration
-- A worker's own record of work that was found outside the product (D73). Only the worker reads it, and no other side
-- confirms it. Amounts are in paise.
create table diaries (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  labour_id bigint not null references users (id),
  -- The employer's name as the worker typed it.
  other_name text not null check (char_length(other_name) between 2 and 80),
  -- The pay for a full day; null if the worker did not state it.
  day_paise bigint check (day_paise between 1 and 1000000000),
  created_at timestamptz not null default now()
);
create index diaries_labour on diaries (labour_id, id);

create table diary_entries (
  id bigint generated always as identity primary key,
  diary_id bigint not null references diaries (id) on delete cascade,
  kind text not null check (kind in ('day', 'payment')),
  day date not null,
  -- Half days of work: 2 for a full day; null for a payment.
  halves integer check (halves in (1, 2)),
  paise bigint not null check (paise between 0 and 1000000000),
  -- The id that the client gave its request. A repeated request is written once.
  client_id uuid not null,
  recorded_at timestamptz not null default now(),
  constraint diary_entries_halves check ((kind = 'day') = (halves is not null)),
  constraint diary_entries_once unique (diary_id, client_id)
);
create index diary_entries_by_day on diary_entries (diary_id, day, id);
create unique index diary_entries_one_day on diary_entries (diary_id, day) where kind = 'day';
